import type { SampleStyle } from './sample-cuisines.ts';
import type { TAGS } from '#contract/restaurants';

/**
 * Sentences for sample descriptions. {dish} and {other} are two dishes of the cuisine, {street} the street
 * without its direction, {area} the neighborhood, {room} a kind of building.
 */
const lines = (text: string): readonly string[] => text.trim().split('\n');

export const OPENERS: Readonly<Record<SampleStyle, readonly string[]>> = {
  dining: lines(`
{dish} and {other} lead a short menu in {room} on {street}.
The candles go on early in {room} on {street}; most tables agree on the {dish}.
A quiet dining room off {street} that takes the {dish} seriously and the {other} even more so.
Come for the {dish}, stay for the {other} and ask for a table by the {street} windows.
{room} with white paper on the tables and the {dish} on most of them.
The kitchen on {street} does a handful of things well, the {dish} and {other} first among them.
Twelve tables, an open kitchen and the {dish} that regulars cross town for.
White brick, low lamps and {dish} worth dressing up for.
A chalkboard by the {street} door lists the day's ideas; nobody dares to wipe off the {dish}.
{dish} under a small silver lid, and nobody rolls their eyes.
Two sisters run the floor, their cousin runs the kitchen, and they run out of the {dish} first.
A dining room in {area} with the {other} to start, the {dish} to follow and time in between.`),
  casual: lines(`
A neighborhood room on {street} for the {dish}, the {other} and a second round of iced tea.
Come for the {dish}; bring somebody to share the {other}.
Booths along one wall of {room}, the {dish} on the specials board, and a server who remembers.
Everybody in {area} has a regular order here, and it is usually the {dish}.
Big plates, paper napkins and the {dish} made the long way.
{room} on {street} where the {dish} and {other} anchor a menu that rarely changes.
The menu runs to four pages, but the {dish} and {other} are on the first for a reason.
Family-run since the sign was hand-lettered; try the {dish} before anything else.
Generous plates in {room}: the {dish} for most, the {other} for the rest.
A steady hand with the {dish} and a soft spot for the {other} keep this {street} room full.
Nothing fancy in {room}: the {dish}, the {other} and change from the bill.
Half of {street} seems to eat here on Fridays, most of them over the {dish}.`),
  counter: lines(`
Order at the counter, take a number, and wait for the {dish}.
{dish}, packed to travel and handed over in minutes on {street}.
A takeout window on {street} with six stools and a following for the {dish}.
The prices changed last year; the order is still the {dish}.
The line on {street} is for the {dish}; it moves fast.
{dish} and {other} out of a kitchen the size of a parking space.
Lunch hour in {area} means the {dish} from this counter and a bench outside.
One grill, four burners and strong opinions about the {dish}.
The handwritten menu starts with the {dish} and could stop there.
Call ahead for the {other}; for the {dish} there is no need.
Bright tile, a loud radio and the {dish} to carry home.
{dish} for here or to go from {room} on {street}.
The radio is on, the grill is hot and the special is the {dish}.
School lets out and {street} lines up for the {dish}.
No tables to speak of, just the {dish}, the {other} and a shelf along the window.
Four generations of {area} have asked for extra napkins with the {dish}.`),
  morning: lines(`
Mornings on {street} start with the {dish} and the paper.
Out of the {dish} by ten, out of the {other} by noon.
A sunny front room on {street}, good for the {dish} and a long conversation.
Mismatched chairs, strong cups and the {dish} still warm from the oven.
The first lights on in {area}, and the first {dish}, too.
{dish} and {other} in {room}, with room for a laptop until the noon rush.
A corner stop for the {dish} on the way to work and the {other} on the way back.
Everything is made before dawn in the back, the {dish} included.
Two window seats, one good grinder and {dish} worth getting up for.`),
  bar: lines(`
A long bar in {room} on {street}, known for the {dish} and an honest pour.
{dish}, a jukebox with opinions, and the game on low.
Locals come for the taps and end up ordering the {dish}.
Dark wood, dollar bills on the ceiling and the {dish} until the kitchen closes.
The happy-hour crowd on {street} swears by the {dish}.
{room} with twenty-odd taps, the {dish} and {other} to soak them up.
Good stools, better {other}, and the {dish} nobody admits to ordering twice.
A {area} standby where the bartender starts your usual before the door shuts.
Half tavern, half living room, with the {dish} at a price from another decade.
Tin ceiling, cold drafts, and the {dish} with plenty of napkins.`),
  sweet: lines(`
{dish} from a window on {street}, with the line to prove it.
Summer in {area} means {dish} on the marble steps next door.
Small batches, short menu: {dish} and {other}, and not much else.
A pink awning on {street} and {dish} underneath it.
Walking over for {dish} after supper is a {area} habit.
Twelve flavors, four stools and {other} on weekends.`),
  shop: lines(`
Shelves of pantry goods up front, {dish} in the back.
A {area} errand that tends to end with {dish}.
Known on {street} for {dish} and for {other} when the season is right.
Part shop, part lunch stop: {dish} and {other} to carry home.
Neighbors come with their own bags for {dish}.
{dish} and {other} sold by people who know where it came from.`),
  venue: lines(`
{room} on {street} with {dish} for guests and neighbors alike.
A {area} address for gatherings, with {dish} and {other} on the house menu.
High ceilings, tall windows and {dish} downstairs.
Known in {area} for {dish} and a lobby that invites lingering.`),
};

/** For places with the tag, so that text and tags agree. */
export const TAG_SENTENCES: Readonly<Record<(typeof TAGS)[number], readonly string[]>> = {
  'date night': lines(`
The corner table for two is worth asking for.
Somebody proposes here about once a month.
The booths have curtains, and the staff know when to knock.
Order one dessert and two spoons.
Low light and quiet music make it an easy choice for a first date.
Anniversaries get a candle and a handwritten card.
Two can share most of the menu and never be hurried.`),
  groups: lines(`
The long back table seats fourteen.
They will split a check eight ways without a sigh.
The party room has its own door and its own jukebox.
Platters come family style if you ask a day ahead.
Big parties get the upstairs room and a fixed menu.
Round tables and shared platters suit a crowd.
Bring the whole softball team; they push tables together.`),
  kids: lines(`
Crayons, high chairs and a half-size menu come without asking.
Children get a tour of the kitchen window.
There is a noodle-and-butter plate for the smallest guest.
Strollers fit between the tables.
Anyone under ten gets a paper crown.
The corner with the toy trains is first come, first served.
Spilled milk is replaced without a word.`),
  outdoor: lines(`
From April on, the brick patio out back is the place to sit.
Tables line the sidewalk whenever the weather allows.
The roof deck looks toward the water.
A grape arbor shades the courtyard tables.
Dogs are welcome on the deck.
String lights and heaters stretch the patio season into November.
The stoop out front counts as seating.
Picnic tables in the side yard fill up first.`),
  'late night': lines(`
The kitchen keeps going after the bands pack up.
Night-shift nurses and line cooks fill it after midnight.
The lights stay on long after the rest of the block goes dark.
Last call for food comes well past midnight on weekends.
Ask for the after-midnight menu; it is short and correct.
Cab drivers have kept it honest for years.`),
  brunch: lines(`
Weekend brunch brings a line and a pitcher of something orange.
Sunday brunch runs until the biscuits are gone.
Brunch on Saturdays and Sundays comes with live piano.
The brunch menu adds eggs to nearly everything.
Put your name down for brunch and take a walk around the block.
Come before church lets out if you want the window at brunch.`),
};

/** For any place with table seating. */
export const DETAILS = lines(`
The soup changes daily; the welcome does not.
Parking is a puzzle, so walk if you can.
The bread is baked in the back and costs nothing.
Ask about the photograph over the register.
Specials are written on butcher paper by the door.
Go early, or be ready to wait on the steps.
The hot sauce is made here and sold by the bottle.
Half the walls are covered in old ball-game pennants.
The dessert case near the door is a trap, a pleasant one.
Three generations of one family have worked the line.
The pickles are their own and worth the extra dollar.
A mural of the harbor covers the long wall.
Portions lean toward two meals.
Everything is cooked to order, so sit back.
The neon in the window came from the old theater down the block.
Tuesday is the night to get a table.
Bring cash for the tip jar shaped like a crab.
The owner still works the door on Saturdays.
Most of the produce comes from two farms up the road.
The tile floor is older than anybody eating on it.
A framed letter from a satisfied tugboat captain hangs by the door.
There is always a jigsaw puzzle going on the side table.
Take-home quarts are in the cooler by the exit.
The cook came with the building, they like to say.
Regulars have hooks for their own mugs.
A ship's clock on the wall runs nine minutes fast, on purpose.
They close the week before Labor Day and the whole block notices.
The specials are better than the printed menu.
Street parking frees up after six.
The lemonade is squeezed when you order it.
Every plate leaves with a sprig of something from the window box.
Look for the green door; the sign fell down years ago.
The napkins are cloth and the welcome is loud.
Wednesday's special sells out before the lights come on.
The upstairs windows look over the rooftops to the water.
One waiter has been here since the doors opened.
If there is a wait, the bench outside has a good view of the street.
The walls belong to local painters and change every season.
Leftovers are wrapped like presents.
Nobody leaves without being asked about dessert.`);

export const CITY_ROOMS = lines(`
a two-story rowhouse with its tin ceiling intact
a former hardware store
an old savings bank with the vault door still on
the ground floor of a cannery
a narrow storefront with pressed-tin walls
a former union hall
an old firehouse bay
a corner rowhouse with a painted screen in the window
a converted carriage house
a one-time sail loft
a former pharmacy with its oak shelves
a brick warehouse near the tracks
a basement with good brick arches
a storefront under a striped awning`);

export const COUNTY_ROOMS = lines(`
the end unit of a small shopping center
a low brick building with plenty of parking
a former farmhouse by the road
a strip-mall storefront next to the laundromat
an old roadside diner car
a converted gas station
a wood-paneled room behind the bowling lanes
a storefront across from the light-rail stop
a stone mill building
a wide room with picture windows`);
