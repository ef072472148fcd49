/** Opening sentences for places that live off the Bay, and for bars and rooms. See `read-openers.ts` for the slots. */
export const WATER = `
Seafood
The [crab cake] is eight ounces of jumbo lump, broiled until the top browns.
[Oysters from four creeks] are listed on a slate by the bar.
[Whole rockfish] is scored and fried, with lemon and slaw alongside.
[Cream of crab soup] is finished with sherry at the table.
[Mussels steamed in lager] and garlic are sold by the pound.
Blue catfish, an invasive species well worth eating, goes into tacos with cabbage and lime. | Blue catfish tacos
[Swordfish] is grilled and topped with tomato jam.
[Scallops] are seared in butter, with corn pudding underneath.
[Fried oyster po’ boys] are dressed with remoulade and shredded lettuce.
[Soft-shell crabs] are fried and served on white bread, from May through September.
[Shrimp salad on potato bread] is a big sandwich for $18.
Wild-caught fish comes in daily and is listed on the board. | Fish of the day
[Clams casino] are six to an order, with bacon and peppers.
[Flounder] is broiled, either plain or stuffed with crab.
Start at the raw bar up front, then move on to the lobster roll. | Lobster roll
[Crab fluff], a battered and fried crab cake, is a Baltimore dish and a house specialty.
[Perch] is pan-fried in cornmeal, Eastern Shore style.
[Smoked bluefish dip] is served with crackers and pickles.
[Bouillabaisse] is made with rockfish, clams and mussels.
[Skinny Dippers], the local oysters, are sold by the dozen at the bar.
[Crisp-skinned rockfish] sits on succotash.
[Fisherman’s stew] arrives in a hot skillet with toasted bread.
[Crab imperial] is baked in the shell under a brown crust.
[Seared tuna] is rare in the middle and served with pickled ramps.

Crab House
[Jimmies] are steamed by the dozen under rock salt and red pepper.
Tables are covered in brown paper, and every seat gets a mallet. | Steamed crabs
[Number-one males] are sold by the dozen, at the price on the board.
Corn is steamed along with the crabs and picks up the seasoning. | Steamed corn
[Crab-fluff sandwiches] are for anyone who doesn’t want to pick.
[Snow crab legs] are sold by the pound on Thursdays.
Backfin is picked by hand for the [crab cakes].
[Peel-and-eat shrimp] are steamed with onions and Old Bay.
[Soft shells] are fried and served two to a plate, with sliced tomato.
Crabs are served by the tray, with pitchers of cold beer. | Steamed crabs
[Garlic crabs] are steamed, then tossed in butter and garlic.
[Crab soup] is red, white or half-and-half.
Half bushels are steamed to go at the side door. | Steamed crabs to go

Seafood Market
Live crabs are sold by the dozen and the bushel, sorted by size.
Rockfish is filleted while you wait.
Shrimp is steamed on the spot and seasoned to order.
Oysters are shucked and sold by the pint all winter.

Bar & Restaurant
[Crab dip] is served in a bread bowl.
[Wings] are grilled, dusted with Old Bay and served with blue cheese.
The [smash burger] has two patties, American cheese and no lettuce.
[Steamed shrimp] are sold by the half pound, with horseradish cocktail sauce.
[Pit ham on rye] with hot mustard and a short beer is $14.
[Fish and chips] are made with haddock in a beer batter.
[Loaded tots] are topped with pit beef and pickled peppers.
[Nachos] are piled with pit beef and tiger sauce.
[Mussels] are steamed in Natty Boh and mustard.
[Chicken under a brick] is served with fingerling potatoes.
[Orange crushes] are made with fruit squeezed to order.
[Cheesesteak spring rolls] are the best seller at the bar.
[Beer-battered pickles] are served with ranch.
[Seared tuna salad] is on the menu beside a very good chili dog.
[Dollar oysters] are served at the bar until they run out.
[Rockfish bites] are beer-battered and served with tartar sauce.
[Corned beef sliders] go with a shot of Pikesville rye.
[Chili] is topped with cheddar and onion, with a square of cornbread.
[Flatiron steak] gets chimichurri and fries.
[Black bean dip] is served warm, with fresh tortilla chips.
[Pierogi] are fried with kielbasa and onions.

Pub
[Shepherd’s pie] is made with lamb and baked until the top is brown.
[Beef stew] is made with stout and parsnips.
[Fish and chips] get mushy peas on the side.
[Curry fries] are the thing to order with a pint.
[Sunday roast] is served with Yorkshire pudding and gravy.
[Corned beef egg rolls] are the best seller.
[Bangers and mash] are covered in onion gravy.
A fiddler plays on Thursdays, and there’s [lamb stew] all week.
Pints are poured slowly, and the kitchen makes its own [soda bread].
[Scotch eggs] are soft in the middle and served with strong mustard.
[Chicken-and-leek pie] has a flaky crust.
A [cheddar-and-chutney sandwich] on brown bread is $9.
[Haddock] is fried in beef drippings and served with chips.
[Potato-leek soup] is served with brown soda bread.
[Welsh rabbit] is made with sharp cheddar, ale and Tabasco.
The [ploughman’s board] has ham, cheddar and pickled eggs.
[Steak-and-kidney pie] is on the menu every winter.
Whiskeys fill a whole wall, and you can order a flight of three. | Whiskey flight

Sports Bar
[Wings] are sold in buckets of 25, with a choice of eleven sauces.
[Crab pretzels] are cut into strips, with beer cheese for dipping.
With forty screens and [loaded nachos], this is a good place to watch the Ravens.
[Pit-beef sliders] are three for $10.
[Chili dogs] are topped with mustard and onion.
[Pretzel bites] are served with two kinds of mustard.
Pitchers are cheap, and the [crab pretzel] feeds four.
[Buffalo chicken dip] is served with celery and tortilla chips.
[Potato skins] are eight to a platter.
There’s a shuffleboard table, and the [wings] are excellent.
[Ribs] are sold by the half rack with fries and slaw.
A burger called the Goal Line has bacon, brisket and an onion ring. | Goal Line burger

Wine Bar
Flights of three are poured with tasting notes and a pencil. | Wine flight
[Tinned mackerel] is served with rye toast and butter.
[Maryland cheeses] are served with local honey and pickled mustard seeds.
[Olives] are baked with orange peel and served warm.
[Duck rillettes] are served with toast and a glass of pét-nat.

Cocktail Bar
[Rye Manhattans] are poured from a tap and served very cold.
[Deviled eggs topped with crab] lead a short menu.
[Milk punch] is clarified for three days and served over one big ice cube.

bars
A can of beer and a shot are $7 together. | Beer and a shot
[Frozen crushes] are made in five flavors all summer.
[Hot dogs] and pickled eggs are the whole menu.
Monday is darts night, and there’s [bar chili] all winter.
[National Bohemian] is served ice-cold, by the bottle.

Brewery
[Hazy pale ale] is the flagship, and the oyster stout is worth a try.
[Smoked lager] goes well with a pretzel and beer cheese.
[Gose], a salty sour beer, is poured with flatbreads from a wood-fired oven.

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
