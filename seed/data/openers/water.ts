/** Opening sentences for seafood places, bars, and venues. See `read-openers.ts` for the marks. */
export const WATER = `
Seafood
The [crab cake] is eight ounces of jumbo lump, broiled until the top browns.
A chalkboard by the bar lists [oysters from four creeks].
[Whole rockfish] is fried and served with lemon and slaw.
The [cream of crab soup] is finished with sherry at the table.
The [mussels steamed in lager] come by the pound, with plenty of garlic.
[Blue catfish tacos] put an invasive species to good use, with cabbage and lime.
The grilled [swordfish] is topped with tomato jam.
[Scallops] are seared in butter and served over corn pudding.
[Fried oyster po’ boys] come with remoulade and shredded lettuce.
From May through September, you can get fried [soft-shell crabs] on white bread.
The [shrimp salad on potato bread] is $18, and it’s a big sandwich.
Check the board for the [fish of the day], which is always wild-caught.
The [clams casino] are baked with bacon and peppers.
Get the [flounder], broiled plain or stuffed with crab.
Start at the raw bar, then move on to the [lobster roll].
[Crab fluff], Baltimore’s batter-fried crab cake, is the specialty.
[Perch] is pan-fried in cornmeal, the way they do it on the Eastern Shore.
Start with the [smoked bluefish dip], served with crackers and pickles.
The [bouillabaisse] is full of rockfish, clams and mussels.
[Skinny Dippers], the local oysters, are sold by the dozen at the bar.
The [crisp-skinned rockfish] is served over succotash.
The [fisherman’s stew] comes in a hot skillet, with toast for the broth.
[Crab imperial] is baked in the shell until the top is brown.
[Seared tuna], rare in the middle, comes with pickled ramps.

Crab House
The [jimmies] are steamed under a thick coat of rock salt and red pepper.
Tables are covered in brown paper, and everyone gets a mallet. | Steamed crabs
[Number-one males], the biggest crabs, are sold by the dozen at the price on the board.
The corn is steamed along with the crabs and picks up the seasoning. | Steamed corn
If you don’t want to pick crabs, get a [crab-fluff sandwich].
Come on a Thursday, when the special is [snow crab legs].
The [crab cakes] are made with hand-picked backfin.
[Peel-and-eat shrimp] are steamed with onions and Old Bay.
[Soft shells] come two to a plate, with sliced tomato.
Order a dozen [steamed crabs] and a pitcher of cold beer.
[Steamed crabs to go] are sold by the half bushel at the side door.
The [crab soup] comes red, creamy or half and half.
[Garlic crabs] are steamed, then tossed in melted butter.

Seafood Market
Live crabs are sorted by size and sold by the dozen or the bushel.
Pick out a rockfish and they’ll fillet it while you wait.
They’ll steam your shrimp on the spot, with as much seasoning as you like.
All winter, you can buy shucked oysters by the pint.

Bar & Restaurant
The [crab dip] comes in a bread bowl, and you should eat the bowl, too.
The [wings] are grilled, dusted with Old Bay and served with blue cheese.
The [smash burger] is two thin patties with American cheese.
[Steamed shrimp] come by the half pound, with a cocktail sauce that’s heavy on the horseradish.
[Pit ham on rye] with hot mustard is $14, and that includes a beer.
The haddock for the [fish and chips] comes in a crisp beer batter.
The [loaded tots] are topped with pit beef and pickled peppers.
[Nachos] come piled with pit beef and drizzled with tiger sauce.
[Mussels] are steamed in Natty Boh and mustard.
The [chicken under a brick] has crisp skin and comes with fingerling potatoes.
The juice for the [orange crushes] is squeezed to order.
Everyone at the bar orders the [cheesesteak spring rolls].
The [beer-battered pickles] are served hot, with ranch for dipping.
The menu runs from a [seared-tuna salad] to a very good chili dog.
[Dollar oysters] are served at the bar until they run out.
[Rockfish bites] come hot from the fryer, with tartar sauce.
Have the [corned beef sliders] with a shot of Pikesville rye.
[Chili] comes with cheddar, onion and a square of cornbread.
The [flatiron steak] comes with chimichurri and a pile of fries.
The [black bean dip] is served warm, with fresh tortilla chips.
The [pierogi] are fried with kielbasa and onions.

Pub
The [shepherd’s pie] is made with lamb, under a crust of browned mashed potatoes.
The [beef stew] is simmered in stout, with parsnips and carrots.
[Fish and chips] come with mushy peas, as they should.
[Curry fries] are the thing to order with a pint.
The [Sunday roast] comes with Yorkshire pudding and gravy.
Everybody orders the [corned beef egg rolls].
[Bangers and mash] come with a good onion gravy.
A fiddler plays on Thursdays, and there’s [lamb stew] all week.
The bartenders pour a careful pint, and the [soda bread] is homemade.
The [Scotch eggs] are soft in the middle and come with hot mustard.
The [chicken-and-leek pie] has a flaky crust and a creamy filling.
A [cheddar-and-chutney sandwich] on brown bread is $9.
Haddock is fried in beef tallow and served with thick-cut fries. | Fish and chips
The [potato-leek soup] comes with a slice of brown soda bread.
The [Welsh rabbit] is toast covered in a sharp cheddar sauce made with ale.
The [ploughman’s board] comes with ham, cheddar and pickled eggs.
[Steak-and-kidney pie] is on the menu all winter.
Whiskeys fill a whole wall, so try a flight of three. | Whiskey flight

Sports Bar
[Wings] come in buckets of 25, with a choice of 11 sauces.
[Crab pretzels] come cut into strips, with beer cheese for dipping.
With 40 screens and [loaded nachos], this is a good place to watch the Ravens.
[Pit-beef sliders] are three for $10.
The [chili dogs] come with mustard and raw onion.
The [pretzel bites] come warm, with two kinds of mustard.
Pitchers are cheap, and the [crab pretzel] feeds four.
Scoop up the [Buffalo chicken dip] with celery or tortilla chips.
The [potato skins] are loaded with bacon and cheddar, and they come eight to a platter.
There’s a shuffleboard table, and the [wings] are excellent.
[Ribs] come by the half rack, with fries and slaw.
The [Goal Line burger] is stacked with bacon, brisket and an onion ring.

Wine Bar
Order the [flight of reds] and you’ll get tasting notes and a pencil.
[Tinned mackerel] with rye toast and butter is good with a cold glass of white.
The [Maryland cheeses] come with local honey and pickled mustard seeds.
[Olives] are baked with orange peel and served warm.
Have the [duck rillettes] with toast and a glass of pét-nat.

Cocktail Bar
The [rye Manhattans] are on tap and very cold.
The [deviled eggs topped with crab] are the best thing on a short menu.
The [milk punch] takes three days to clarify and is served over one big ice cube.

bars
A [beer and a shot] will run you $7.
[Frozen crushes] come in five flavors all summer.
There are [hot dogs] turning on a roller behind the bar.
Monday is darts night, and there’s [bar chili] all winter.
Bottles of [National Bohemian] are ice-cold and cheap.

Brewery
The [hazy pale ale] is the flagship, but the oyster stout is worth a try, too.
Have the [smoked lager] with a soft pretzel and beer cheese.
Try a [gose], a tart and salty beer, with a flatbread from the wood-fired oven.

Hotel
The rooftop bar draws neighbors as well as guests.
Sunday breakfast is served in the ballroom.
You can order crab soup from room service day or night.

hotels
The lobby bar has just three stools, and breakfast is included.

Bed & Breakfast
Blueberry scones and baked eggs are served in the parlor every morning.

Event Venue
The hall hosts bull roasts most weekends.
The ballroom hosts crab feasts and plated dinners, and there’s room to dance.
`;
