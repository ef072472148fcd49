/** Opening sentences for places that live off the Bay, and for bars and rooms. See `read-openers.ts` for the marks. */
export const WATER = `
Seafood
The [crab cake] is eight ounces of jumbo lump, broiled until the top browns.
A chalkboard by the bar lists [oysters from four creeks].
[Whole rockfish] comes fried, with lemon and slaw alongside.
[Cream of crab soup] is finished with sherry at the table.
[Mussels steamed in lager] and garlic come by the pound.
Blue catfish, an invasive species well worth eating, goes into tacos with cabbage and lime. | Blue catfish tacos
The [swordfish], hot from the grill, has tomato jam on top.
[Scallops] are seared in butter, with corn pudding underneath.
[Fried oyster po’ boys] come with remoulade and shredded lettuce.
[Soft-shell crabs] come fried, on white bread, from May through September.
The $18 shrimp salad sandwich, on potato bread, is a big one. | Shrimp salad on potato bread
Wild-caught fish comes in daily and is listed on the board. | Fish of the day
[Clams casino], with bacon and peppers, come six to an order.
Get the [flounder], broiled plain or stuffed with crab.
Start at the raw bar up front, then move on to the lobster roll. | Lobster roll
[Crab fluff], Baltimore’s batter-fried crab cake, is the specialty.
[Perch] is pan-fried in cornmeal, Eastern Shore style.
[Smoked bluefish dip] comes with crackers and pickles.
Rockfish, clams and mussels go into the [bouillabaisse].
[Skinny Dippers], the local oysters, are sold by the dozen at the bar.
[Crisp-skinned rockfish] sits on succotash.
[Fisherman’s stew] arrives in a hot skillet with toasted bread.
[Crab imperial] is baked in the shell under a brown crust.
[Seared tuna], rare in the middle, comes with pickled ramps.

Crab House
[Jimmies] are steamed by the dozen under rock salt and red pepper.
Tables are covered in brown paper, and every seat gets a mallet. | Steamed crabs
[Number-one males] are sold by the dozen, at the price on the board.
Corn steams along with the crabs and picks up the seasoning. | Steamed corn
[Crab-fluff sandwiches] are for anyone who doesn’t want to pick.
Thursday is snow crab night, with [snow crab legs] by the pound.
Backfin, picked by hand, goes into the [crab cakes].
[Peel-and-eat shrimp] are steamed with onions and Old Bay.
[Soft shells] come two to a plate, with sliced tomato.
Order crabs by the dozen and a pitcher of cold beer. | Steamed crabs
[Garlic crabs] are steamed, then tossed in plenty of butter.
[Crab soup] comes three ways: Maryland, cream of crab or half of each.
Half bushels are steamed to go at the side door. | Steamed crabs to go

Seafood Market
Live crabs, sorted by size, come by the dozen or the bushel.
Rockfish is filleted while you wait.
Shrimp is steamed on the spot and seasoned as you like it.
Oysters are shucked and sold by the pint all winter.

Bar & Restaurant
[Crab dip] comes in a bread bowl.
[Wings] are grilled and dusted with Old Bay, with blue cheese for dipping.
The [smash burger] has two patties, American cheese and no lettuce.
[Steamed shrimp] come by the half pound, with horseradish cocktail sauce.
[Pit ham on rye] with hot mustard and a short beer is $14.
[Fish and chips] means haddock in a beer batter.
Pit beef and pickled peppers go on the [loaded tots].
[Nachos] are piled with pit beef and tiger sauce.
[Mussels] get a bath of Natty Boh and mustard.
[Chicken under a brick] comes with fingerling potatoes.
[Orange crushes] are made with fruit squeezed to order.
[Cheesesteak spring rolls] are the best seller at the bar.
[Beer-battered pickles] come with ranch.
A [seared-tuna salad] shares the menu with a very good chili dog.
[Dollar oysters] last at the bar until they run out.
[Rockfish bites] come beer-battered, with tartar sauce.
[Corned beef sliders] go with a shot of Pikesville rye.
[Chili] gets cheddar and onion, with a square of cornbread.
[Flatiron steak] gets chimichurri and fries.
[Black bean dip] comes warm, with fresh tortilla chips.
[Pierogi] share the pan with kielbasa and onions.

Pub
[Shepherd’s pie] has lamb under a crust of browned potatoes.
Stout and parsnips go into the [beef stew].
[Fish and chips] get mushy peas on the side.
[Curry fries] are the thing to order with a pint.
[Sunday roast] comes with Yorkshire pudding and gravy.
[Corned beef egg rolls] are the best seller.
[Bangers and mash] come under onion gravy.
A fiddler plays on Thursdays, and there’s [lamb stew] all week.
Pints are poured with care, and the [soda bread] is homemade.
[Scotch eggs] are soft in the middle and come with hot mustard.
[Chicken-and-leek pie] has a flaky crust.
A [cheddar-and-chutney sandwich] on brown bread is $9.
Haddock is fried in beef tallow and comes with thick-cut fries. | Fish and chips
[Potato-leek soup] comes with brown soda bread.
[Welsh rabbit] is made with sharp cheddar, ale and Tabasco.
The [ploughman’s board] has ham, cheddar and pickled eggs.
[Steak-and-kidney pie] is on the menu every winter.
Whiskeys fill a whole wall, and you can order a flight of three. | Whiskey flight

Sports Bar
[Wings] come in buckets of 25, with a choice of 11 sauces.
[Crab pretzels] are cut into strips, with beer cheese for dipping.
With 40 screens and [loaded nachos], this is a good place to watch the Ravens.
[Pit-beef sliders] are three for $10.
Mustard and onion go on the [chili dogs].
[Pretzel bites] come with two kinds of mustard.
Pitchers are cheap, and the [crab pretzel] feeds four.
[Buffalo chicken dip] comes with celery and tortilla chips.
[Potato skins] come eight to a platter.
There’s a shuffleboard table, and the [wings] are excellent.
[Ribs] come by the half rack, with fries and slaw.
A burger called the Goal Line has bacon, brisket and an onion ring. | Goal Line burger

Wine Bar
Flights of three come with tasting notes and a pencil. | Flight of reds
[Tinned mackerel] comes with rye toast and butter.
[Maryland cheeses] come with local honey and pickled mustard seeds.
[Olives], baked with orange peel, come warm.
Have the [duck rillettes] with toast and a glass of pét-nat.

Cocktail Bar
[Rye Manhattans] are poured from a tap, very cold.
[Deviled eggs topped with crab] lead a short menu.
[Milk punch] takes three days to clarify and comes over one big ice cube.

bars
A can and a shot together are $7. | Beer and a shot
[Frozen crushes] come in five flavors all summer.
[Hot dogs] turn on a roller behind the bar.
Monday is darts night, and there’s [bar chili] all winter.
[National Bohemian] comes ice-cold, by the bottle.

Brewery
[Hazy pale ale] is the flagship, and the oyster stout is worth a try.
Have the [smoked lager] with a soft pretzel and beer cheese.
Have a [gose], a salty, tart beer, with a flatbread from the wood-fired oven.

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
