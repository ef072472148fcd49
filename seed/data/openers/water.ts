/** Opening sentences for places that live off the Bay. See `read-openers.ts` for the slots. */
export const WATER = `
Seafood
The crab cake is eight ounces of jumbo lump held together by nerve, broiled until the top freckles.
Oysters come from four creeks, listed on slate with the names of the people who raised them.
Whole rockfish, scored and fried, sits upright on the plate as if it still had somewhere to be.
In {room}, cream of crab soup gets its splash of sherry at the table.
Steamed mussels, a pound to a pot, drink up Baltimore lager and green garlic.
Blue catfish, the invader everyone should eat, goes into tacos with cabbage and lime.
Swordfish is seared hard and cooled with tomato jam, a trick the chef brought back from Sicily.
Scallops sweat in their own butter beside corn pudding from a kitchen that opens onto {street}.
Fried oysters spill out of a split roll with remoulade and shredded iceberg.
Soft-shells, legs and all, are dusted, fried and laid over white bread from May until they stop running.
Shrimp salad on potato bread is eighteen dollars, a scandal until you count the shrimp.
Captain Len Bloodsworth still runs his own boat, and the specials depend on his mood.
Half a dozen clams casino come bubbling in shells that have seen some things.
You can have the flounder stuffed, broiled or plain; plain is what the regulars in {area} do.
Raw bar up front, linen in back, and a lobster roll for people from somewhere else.
Crab fluff, the battered and deep-fried cousin of the crab cake, still has a line on this menu.
Perch, sweet and bony, is pan-fried in cornmeal the way they do it down in Crisfield.
Smoked bluefish dip, good crackers and a glass of Albariño make a first course for two.
Bouillabaisse borrows from Marseille and shops in Jessup.
A stool on the {street} side gets you a dozen Skinny Dippers and the shucker’s opinion of the Orioles.
Rockfish over succotash, crisp skin up, is what the chef cooks when her parents come.
Fishermen’s stew arrives in a skillet too hot to touch, heaped with cockles and toasted bread.
Imperial crab under a brown lid keeps the older regulars loyal.
Tuna, barely seared, gets pickled ramps and a cucumber broth poured over ice.

Crab House
Jimmies are steamed by the dozen under a crust of rock salt and red pepper that stains your fingers for days.
Brown paper, a wooden mallet, a roll of towels: nobody leaves clean.
Number-one males go for the price on the chalkboard, which changes before lunch and again before dinner.
Corn steams right in with the crabs and comes out tasting of Old Bay.
A crab-fluff sandwich waits for anyone too tired to pick.
Snow crab on Thursdays brings in the people who would rather crack than pick.
Miss Dot has been picking backfin in the front window since she was sixteen.
Peel-and-eat shrimp, steamed with onions, hold you over while the kettle works.
Soft shells are fried in June, two to a plate, with a slice of tomato and no speeches.
Pitchers sweat on plastic tablecloths while the trays come out, heaped and rattling.
Garlic crabs, sauced instead of steamed, split families along {street}.
Crab soup comes red, white or half-and-half, and the last is the right answer.
Half bushels go out the side door to people double-parked in {area}.

Seafood Market
Live crabs scrabble in bushel baskets along the back wall, sorted by size and temper.
Rockfish is filleted while you wait, and the man with the knife gives cooking lessons for free.
They’ll steam your shrimp on the spot and shake the seasoning on hot.
Oysters are shucked by the pint all winter, liquor and all, for stuffing and stew.

Bar & Restaurant
Crab dip bubbles in a hollowed loaf, and the bread goes before the dip does.
Wings are grilled, dusted with Old Bay and piled under a blue-cheese snowdrift.
The smash burger at the end of the {street} bar holds two patties and no lettuce.
Steamed shrimp come by the half pound with a ramekin of horseradish that bites back.
Pit ham on rye, hot mustard, a short beer: lunch for fourteen dollars.
The fish in the fish and chips is haddock, battered with whatever the bartender overpoured.
The tots come loaded with beef and pickled peppers, and the jukebox has opinions.
Nachos carry pit beef, tiger sauce and a warning from the waitress.
Mussels are the best use anyone has found for Natty Boh and mustard.
Roast chicken under a brick is a surprise in a room with nine televisions.
Orange crushes are squeezed to order in a cast-iron press that sounds like a train.
Cheesesteak spring rolls pay the rent, the bartender says, and the rye list pays for his boat.
In {room}, the fried pickles outsell the beer on some nights, which worries the owner.
A salad with seared tuna shares the menu with a chili dog, and neither is embarrassed.
Dollar oysters at the brass rail draw nurses, deckhands and one retired judge.
The rockfish bites, beer-battered and hot, disappear two baskets at a time in {area}.
Corned-beef sliders and a shot of Pikesville rye cost less than parking.
Trophies line the back bar: duckpins mostly, and two for the chili.
A flatiron steak with chimichurri holds its own against the game on the screen.
Short stools, long pours and a black-bean dip whose recipe the owner’s wife won’t write down.
Pierogi with kielbasa and onions remember who used to drink on {street}.

Pub
Shepherd’s pie has lamb in it, as it should, and a top forked into waves.
Beef simmers in stout until the gravy turns black and the parsnips give in.
Fish arrives longer than the plate, chips beneath, peas on the side whether you asked or not.
Curry fries after a match are a religion at the {street} end of the bar.
Sunday roast comes with a Yorkshire pudding you could sleep in.
Corned-beef egg rolls were somebody’s dare and are now the best seller.
Bangers snap, the mash is lumpy on purpose, and the onion gravy takes all day.
Fiddles start up on Thursdays in the snug, next to a pot of lamb stew.
In {room}, a man from Sligo pours the pints slowly and won’t be hurried.
Scotch eggs, jammy in the middle, sit under a glass dome with strong mustard.
Chicken-and-leek pie is the thing to order when the wind comes up {street}.
Cheddar and chutney on brown bread cost nine dollars and go with everything on tap.
Whitby-style haddock and mushy peas have made believers out of plenty of crab eaters.
Potato leek soup, brown soda bread and the paper: that’s a wet afternoon in {area} solved.
Welsh rabbit with a dash of Tabasco shows up at midnight without being ordered.
A ploughman’s board holds ham, pickled eggs and an apple cut with a pocketknife.
Steak-and-kidney is available on request, and the request is usually met with applause.
Whiskeys climb the wall to the ceiling, with a rolling ladder and a rule about who may use it.

Sports Bar
Wings come by the bucket, twenty-five to start, in eleven sauces of rising consequence.
Soft pretzels, buried in crab, are cut with a pizza wheel and shared by a whole row of stools.
Forty screens, purple everywhere and loaded nachos on a sheet pan.
Pit-beef sliders, three for ten dollars, go out by the gross on game days.
Chili dogs get mustard, onion and a prayer for the bullpen.
In {room}, the hoop in back decides who pays more often than any argument.
Pitchers are cheap, baskets are deep, and the man in the 1983 jersey is always right.
Buffalo dip and celery feed the early kickoff crowd on {street}.
Potato skins, unfashionable and perfect, arrive eight to a platter.
Shuffleboard fills one wall, and wings fill half the menu.
Fantasy leagues draft in the back room over ribs and regret.
A burger called the Goal Line stacks bacon, brisket and an onion ring; two people have finished it.

Wine Bar
Flights of three come on a numbered strip of paper, with a pencil for notes.
Tinned mackerel, rye toast and cold butter make supper at the zinc bar on {street}.
Maryland cheeses share the board with pickled mustard seeds and honey from a roof in {area}.
Olives are baked with orange peel until the whole room smells like a holiday.
Duck rillettes and a glass of something cloudy cost nineteen dollars before six.

Cocktail Bar
Rye Manhattans pour from a tap, cold as a handrail, twelve dollars until happy hour ends.
In {room}, deviled eggs under crab anchor the short menu.
The milk punch is clarified for three days and gone in three sips.

bars
Pull tabs, pickled eggs, a can and a shot for seven dollars: the menu is on the mirror.
Frozen crushes churn behind the bar all summer in colors not found in fruit.
Hot dogs turn on a roller beside the register, and somebody’s uncle swears by them.
Darts on Mondays, bull roast raffles in fall, and Joanie pouring since the Colts left.
National Bohemian comes in the bottle, the way {street} prefers it.

Brewery
Hazy pale ale leads the board, but the oyster stout is the one with a story.
Smoked lager and a pretzel with beer cheese: order both and sit by the tanks.
Gose, salted like the Bay, is poured alongside flatbreads from a wood-fired oven.

Hotel
Rooftop drinks and oysters in the lobby draw as many neighbors as guests.
Sunday breakfast is laid out in the ballroom, under chandeliers nobody has the heart to dim.
Crab soup from room service has a following among people who live around the corner.

hotels
An evening bar with three good stools and a pianist who takes requests.

Bed & Breakfast
Blueberry scones come to the parlor at eight, baked eggs at nine, advice all day.

Event Venue
Bull roasts, wheels of chance and a raw bar on wheels fill the hall most weekends.
Crab feasts by the ticket, plated dinners by the table, and a dance floor that folds away.
`;
