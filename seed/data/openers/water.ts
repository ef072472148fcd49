/** Opening sentences for places that live off the Bay, and for bars and rooms. See `read-openers.ts` for the slots. */
export const WATER = `
Seafood
The crab cake is eight ounces of jumbo lump, broiled until the top browns.
Oysters come from four creeks, listed on a slate by the bar.
Whole rockfish is scored, fried and served with lemon and slaw.
Cream of crab soup is finished with sherry at the table.
Steamed mussels come by the pound in Baltimore lager and garlic.
Blue catfish, an invasive species well worth eating, goes into tacos with cabbage and lime.
Swordfish is seared and served with tomato jam.
Scallops are seared in butter and served with corn pudding.
Fried oyster po’ boys come with remoulade and shredded lettuce.
Soft-shell crabs come fried on white bread, from May until the season ends.
Shrimp salad on potato bread is eighteen dollars and generous.
Wild-caught fish comes in daily and is listed on the board.
Clams casino come a half dozen to an order, with bacon and peppers.
Flounder comes stuffed with crab, broiled or plain.
The raw bar is up front, and the lobster roll is a good second course.
Crab fluff, a battered and fried crab cake, is a Baltimore dish and a house specialty.
Perch is pan-fried in cornmeal, Eastern Shore style.
Smoked bluefish dip comes with crackers and pickles.
Bouillabaisse is made with rockfish, clams and mussels.
Skinny Dippers, the local oysters, are sold by the dozen at the bar.
Rockfish comes crisp-skinned over succotash.
Fisherman’s stew comes in a hot skillet with toasted bread.
Crab imperial is baked in the shell under a brown crust.
Tuna is barely seared and served with pickled ramps.

Crab House
Jimmies are steamed by the dozen under rock salt and red pepper.
Tables are covered in brown paper, and every seat gets a mallet.
Number-one males are sold by the dozen, at the price on the board.
Corn is steamed along with the crabs and picks up the seasoning.
Crab-fluff sandwiches are for anyone who doesn’t want to pick.
Snow crab legs come by the pound on Thursdays.
Backfin is picked by hand for the crab cakes.
Peel-and-eat shrimp are steamed with onions and Old Bay.
Soft shells come fried, two to a plate, with sliced tomato.
Pitchers of beer come cold, and the crabs come by the tray.
Garlic crabs are steamed, then tossed in butter and garlic.
Crab soup comes red, white or half-and-half.
Half bushels are steamed to go at the side door.

Seafood Market
Live crabs are sold by the dozen and the bushel, sorted by size.
Rockfish is filleted while you wait.
Shrimp is steamed on the spot and seasoned to order.
Oysters are shucked and sold by the pint all winter.

Bar & Restaurant
Crab dip comes in a bread bowl.
Wings are grilled, dusted with Old Bay and served with blue cheese.
The smash burger has two patties, American cheese and no lettuce.
Steamed shrimp come by the half pound with horseradish cocktail sauce.
Pit ham on rye with hot mustard and a short beer costs fourteen dollars.
Fish and chips are made with haddock in a beer batter.
Loaded tots come with pit beef and pickled peppers.
Nachos are piled with pit beef and tiger sauce.
Mussels come steamed in Natty Boh and mustard.
Chicken cooked under a brick comes with fingerling potatoes.
Orange crushes are made with fruit squeezed to order.
Cheesesteak spring rolls are the best seller at the bar.
Beer-battered pickles come with ranch and go with everything on tap.
Seared tuna salad shares the menu with a very good chili dog.
Dollar oysters are served at the bar until they run out.
Rockfish bites are beer-battered and served with tartar sauce.
Corned-beef sliders go with a shot of Pikesville rye.
Chili comes with cheddar, onion and a square of cornbread.
Flatiron steak comes with chimichurri and fries.
Black-bean dip comes warm, with fresh tortilla chips.
Pierogi come with kielbasa and fried onions.

Pub
Shepherd’s pie is made with lamb and baked until the top is brown.
Beef stew is made with stout and parsnips.
Fish and chips come with mushy peas.
Curry fries are the thing to order with a pint.
Sunday roast comes with Yorkshire pudding and gravy.
Corned-beef egg rolls are the best seller.
Bangers and mash come with onion gravy.
Fiddle music fills the back room on Thursdays, and lamb stew is on all week.
Pints are poured slowly, and the kitchen makes its own soda bread.
Scotch eggs are soft in the middle and come with strong mustard.
Chicken-and-leek pie comes in its own dish with a flaky lid.
A cheddar-and-chutney sandwich on brown bread costs nine dollars.
Haddock is fried in beef drippings and served with mushy peas.
Potato-leek soup comes with brown soda bread.
Welsh rabbit is made with sharp cheddar, ale and Tabasco.
A ploughman’s board comes with ham, cheddar and pickled eggs.
Steak-and-kidney pie is on the menu every winter.
Whiskeys fill a whole wall, and you can order a flight of three.

Sports Bar
Wings come twenty-five to a bucket, in eleven sauces.
Crab pretzels are cut into strips and come with beer cheese.
Forty screens and loaded nachos make this a good place for a Ravens game.
Pit-beef sliders are three for ten dollars.
Chili dogs come with mustard and onion.
Pretzel bites come with mustard, and there’s a basketball hoop in back.
Pitchers are cheap, and the crab pretzel feeds four.
Buffalo chicken dip comes with celery and tortilla chips.
Potato skins come eight to a platter.
Shuffleboard takes up one wall, and the wings are excellent.
Ribs come by the half rack with fries and slaw.
A burger called the Goal Line has bacon, brisket and an onion ring.

Wine Bar
Flights of three come with tasting notes and a pencil.
Tinned mackerel comes with rye toast and butter.
Maryland cheeses come with local honey and pickled mustard seeds.
Olives are baked with orange peel and served warm.
Duck rillettes come with toast and a glass of pét-nat.

Cocktail Bar
Rye Manhattans are poured from a tap and served very cold.
Deviled eggs topped with crab lead a short menu.
Milk punch is clarified for three days and served over one big ice cube.

bars
A can of beer and a shot cost seven dollars.
Frozen crushes come in five flavors all summer.
Hot dogs and pickled eggs are the whole menu.
Darts are played on Mondays, and bar chili is on all winter.
National Bohemian is served ice-cold, by the bottle.

Brewery
Hazy pale ale is the flagship, and the oyster stout is worth a try.
Smoked lager goes well with a pretzel and beer cheese.
Gose, a salty sour beer, is poured with flatbreads from a wood-fired oven.

Hotel
Rooftop drinks draw neighbors as well as guests.
Sunday breakfast is served in the ballroom.
Crab soup is on the room-service menu day and night.

hotels
The lobby bar has three stools, and guests get breakfast.

Bed & Breakfast
Blueberry scones and baked eggs are served in the parlor every morning.

Event Venue
Bull roasts fill the hall most weekends.
Crab feasts and plated dinners are served here, with room to dance.
`;
