import type { Occasion } from '#domain/places/tags';

const lines = (text: string): readonly string[] => text.trim().split('\n');

/** Second sentences for places with the tag, so that text and tags agree. */
export const TAG_SENTENCES: Readonly<Record<Occasion, readonly string[]>> = {
  'date night': lines(`
The corner table for two is worth asking for.
Somebody proposes here about once a month.
The booths have curtains, and the staff knows when to leave them shut.
Order one dessert and two spoons.
Low light and quiet music make for an easy tenth anniversary.
Anniversaries get a candle and a handwritten card.
Two people can share most of the menu, and nobody will rush you.
Candles are lit at six, and phones go away soon after.
Ask for the banquette under the mirror and face the room.
If the evening is going well, they’ll find you a second bottle of the same thing.
A half carafe and a shared entrée make a perfectly good dinner.
Tables are far enough apart for secrets.
The host remembers first dates and asks how the second one went.
Window seats go to whoever books them first and dresses up.
Someone plays the upright piano on Fridays, softly.
They take your coat, hold your chair and never hover.
Split the last course and take the long way home.
You can hear each other, which is rarer than it should be.`),
  groups: lines(`
The long back table seats fourteen.
They’ll split a check eight ways without a sigh.
A party room upstairs has its own door and its own jukebox.
Platters come family style if you ask a day ahead.
Big parties get the mezzanine and a fixed menu.
Round tables and shared platters suit a crowd.
Bring the whole softball team; they’ll push tables together for you.
Call before noon and they’ll hold the big booth for ten.
Office parties get a corner, a tab and some mercy.
Party trays for twelve need only a morning’s notice.
Birthdays come with a sparkler and a song from the dish pit.
Reunions end up here, name tags and all.
A lazy Susan gives everyone a shot at the last bite.
A table of twenty doesn’t scare this kitchen.
The back room takes a rehearsal dinner without raising its voice.
Pitchers, platters and one check: easy on whoever is paying.
Teams come in muddy and leave late.
Chairs appear from nowhere when your cousins do.
Order for the table; portions here are built for four.
Ask about the fixed-price menu for eight or more.
Book clubs meet on Mondays and finish the bread first.
There’s a separate menu for parties, and it’s the better one.
On graduation day, half the room stands up for every cap and gown.
The host draws a seating chart on the back of a menu.
Card tables come out when a party runs over.`),
  kids: lines(`
Crayons, high chairs and a half-size menu come before you ask.
Children get a look through the kitchen window.
There’s a noodle-and-butter plate for the smallest guest.
Strollers fit between the tables.
Anyone under ten gets a paper crown.
The corner with the toy trains is first come, first served.
Spill your milk and another glass shows up, no questions asked.
Grilled cheese is cut in triangles, crusts off, no charge for the surgery.
Kids’ plates are five dollars.
A coloring wall by the restrooms buys you ten quiet minutes.
The goldfish in the front tank have names, and every kid in line knows them.
Toddlers are welcome, and so is the mess.
Parents and babysitters meet here for the handoff.
Kids help stir the lemonade on Saturdays.
Apple slices come out before anyone can whine.
After the game, the whole infield shows up in cleats.
The changing table is clean, and the booths wipe down.
Every child leaves with a mint and a sticker.
Don’t worry about the noise; you won’t be the loudest.
Step stools by the counter let short customers point.
Parents linger at the front tables while the kids take the swings across the street.
Kids under twelve get a scoop and a cherry for dessert.
Story hour is Wednesday at four, juice included.
The staff will cut up a child’s plate without being asked.`),
  outdoor: lines(`
From April on, the brick patio out back is the place to sit.
Tables line the sidewalk whenever the weather allows.
The roof deck catches a breeze even in August.
A grape arbor shades the courtyard tables.
Dogs are welcome on the deck.
String lights and heaters stretch the patio season into November.
Picnic tables in the side yard fill up first.
Umbrellas go up at the first robin.
Sit outside, under the fans, and watch the neighbors stroll by.
A narrow garden with six tables hides behind the kitchen.
The sidewalk seats are the best theater in the neighborhood.
Heat lamps, blankets and a fire pit keep the yard going.
Tomato plants in buckets mark the edge of the terrace.
On warm nights the front opens like a garage.
Water bowls line the fence for the four-legged regulars.
Bring a sweater for the deck and stay for the second round.
Outdoor tables are first come, first served, and worth the wait.
Hollyhocks line the fence around the little yard.
Two benches and a barrel make a fine summer dining room.
Shade comes to the patio by four.
A screened porch keeps the mosquitoes hungry.
Rain sends everyone under the awning, which is half the fun.
The courtyard fountain gurgles more than it should, and everyone loves it.
Somebody built the deck around a maple and left it there.
The alley tables, under the clotheslines, are for people in the know.
There’s a hammock, but it’s usually taken.`),
  'late night': lines(`
The kitchen keeps going after the bands pack up.
Night-shift nurses and line cooks fill the room after midnight.
The lights stay on long after the rest of the block goes dark.
Last call for food comes well past midnight on weekends.
Ask for the after-midnight menu; it’s short and correct.
Cabdrivers have kept the place honest for years.
Stagehands come in at one, still in black.
The fryer is the last thing they turn off.
Anything you crave at 12:30 in the morning is probably here.
Cooks from other kitchens eat at the end of the bar once theirs close.
A grilled sandwich at closing time has saved many a morning.
Late arrivals are fed first and questioned later.
The lights go down, the music comes up, and the good part starts.
Hospital badges get ten percent off after eleven.
Two grills stay hot until the last bus.
Go at night, when Big Ray is cooking.
When the show lets out, the line starts over.
Bartenders from all over town clock out and come straight here.`),
  brunch: lines(`
Weekend brunch brings a line and a pitcher of something orange.
Sunday brunch runs until the biscuits are gone.
Brunch comes with live piano, Saturdays and Sundays.
At brunch they put an egg on nearly everything.
Put your name down for brunch and take a walk around the block.
Come before church lets out if you want a window table at brunch.
Bottomless coffee turns brunch into a two-hour affair.
The brunch hash changes with the season and the chef’s mood.
On weekends brunch is twenty-four dollars, with a drink and no rush.
A bloody mary bar runs along one wall at brunch.
Brunch regulars bring the crossword and their own pen.
The servers sing at Sunday brunch, whether you ask or not.
For brunch, ask for the sticky bun first and decide on the rest later.
Benedicts, hash and one good waffle make up the brunch menu.
Saturday brunch is calmer than Sunday’s.
Half the brunch line is there for the cheddar grits.
Your second mimosa at brunch is on the house if the wait runs long.
The brunch crowd starts lining up at ten with strollers.
Nobody has ever left brunch here able to eat supper.
Mothers get carnations at Mother’s Day brunch; everyone else gets pancakes.
Brunch spills out the door by eleven.
There’s a quiet table in back at brunch, next to the pantry.
At brunch they take equally good care of hangovers and grandmothers.
Choirs come in for brunch still humming.`),
};

/** Second sentences for any place with tables. */
export const DETAILS = lines(`
The soup changes daily; the welcome doesn’t.
Parking is a puzzle, so walk if you can.
Bread is baked in the back and costs nothing.
Ask about the photograph over the register.
Specials are written on butcher paper by the door.
Go early, or be ready to wait on the steps.
The hot sauce is made here and sold by the bottle.
Half the walls are covered in old Orioles pennants.
The dessert case by the door is a trap, and a pleasant one.
Three generations of one family have worked the line.
Pickles are made in-house and worth the extra dollar.
A mural of the harbor covers the long wall.
Most plates make two meals.
Everything is cooked to order, so sit back.
The neon in the window came from the old theater down the block.
Tuesday is the night to get a table.
Bring cash for the tip jar shaped like a crab.
The owner still works the register on Fridays.
Most of the produce comes from two farms up the road.
The tile floor is older than anyone who walks on it.
A framed letter from a grateful tugboat captain hangs by the restrooms.
There’s always a jigsaw puzzle going on the side table.
Quarts of soup to take home are in the cooler by the exit.
The cook came with the building, they like to say.
Regulars have hooks for their own mugs.
A ship’s clock on the wall runs nine minutes fast, on purpose.
They close the week before Labor Day, and the street goes quiet.
Street parking frees up after six.
Lemonade is squeezed when you order it.
Every plate leaves with a sprig of something from the window box.
Look for the green door; the sign fell down years ago.
Napkins are cloth and the welcome is loud.
Wednesday’s special sells out before the lights come on.
One waiter has been here since the doors opened.
If there’s a wait, the bench outside has a good view of the street.
The walls belong to local painters and change every season.
Leftovers are wrapped like presents.
Nobody leaves without being asked about dessert.
A bell rings when the kitchen opens.
Prices are chalked up and rarely erased.
You’ll want the booth in the corner.
Water glasses are old jelly jars, and so far nobody has broken one.
Somebody’s bowling league keeps its trophies on the shelf.
The check comes in a cigar box with two caramels.
A radio plays oldies at a volume you can live with.
Salt and pepper come in ceramic crabs, some of them stolen and returned.
Coats hang on hooks from an old church.
The chef’s mother does the baking and takes no requests.
Menus are typed and corrected by hand.
Monday is industry night, and the rest of us are welcome.
The owner will tell you what to order; let him.
A map of the Bay under glass makes a good tabletop.
Gift certificates are handwritten and never expire.
Your water glass never gets below half.
The neighborhood’s lost-cat notices go on the corkboard by the phone.
Sit at the counter for the gossip.
Someone hand-letters the board each morning, and it shows.
Paper placemats explain how to pick a crab, with diagrams.
They take reservations by phone, and a person answers.
The cook’s pepper jelly is on a small shelf, six dollars a jar.
Wine by the glass starts at eight dollars.
Shelves of cookbooks line the hall; borrow one.
Doors open when the owner’s bus gets in.
An old church pew runs the length of the front wall.
The second room is quieter and has the better chairs.`);

/** Second sentences about another dish of the cuisine. */
export const DISH_SENTENCES = lines(`
Save room for the {dish}.
Regulars order the {dish} without looking up.
A close second: the {dish}.
Next time, try the {dish}.
People also drive in for the {dish}.
Locals argue for the {dish}.
Ask if they still have the {dish}.
To round it out, get the {dish}.
Nobody regrets the {dish}.
A stranger will tell you to get the {dish}, and be right.
The line cook takes home the {dish}.
Word has gotten around about the {dish}.
Somebody at the next table always has the {dish}.
Fridays belong to the {dish}.
Don’t skip the {dish}.
Most takeout bags hold the {dish}.
There’s a case to be made for the {dish}.
A handwritten sign points to the {dish}.
The owner is proudest of the {dish}.
Half the orders are for the {dish}.
When in doubt, order the {dish}.
Someone always orders one more order of the {dish}.
A bad day calls for the {dish}.
They’ll try to talk you into the {dish}; let them.
First-timers start with the {dish}.
The mail carrier gets the {dish}.
Nobody will say what goes into the {dish}.
Early birds get the {dish}.
On a second visit, order the {dish}.
Share the {dish}.
Even the owner’s mother asks for the {dish}.
We’d come back for the {dish} alone.
People come back for the {dish}.
Come late and you may miss the {dish}.
Plenty of people come only for the {dish}.
Old hands go straight for the {dish}.
Tip well and ask about the {dish}.
Fan mail on the wall praises the {dish}.
No one makes a fuss over the {dish}, but they should.
Regulars get the {dish} without asking.
Take home some of the {dish}.
Skeptics are handed the {dish}.
Get two orders of the {dish}.
If you only come once, order the {dish}.
Our vote goes to the {dish}.
Once you’ve tried the {dish}, you’ll plan around it.
Good luck passing up the {dish}.
Don’t underrate the {dish}.`);

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
a onetime sail loft
a former pharmacy that kept its oak shelves
a brick warehouse near the tracks
a basement with brick arches
a storefront under a striped awning
a deconsecrated chapel
a former shoe-repair shop
a garage with its hoist still in the ceiling
an old movie-house lobby
a row of three houses with the walls knocked through
a former tailor’s shop with a wall of thread
a pair of old stables
an old telephone exchange
a sunny corner with a pressed-copper ceiling
a former bakery, ovens and all
a loft over a print shop
a long room paneled in ship’s timber
a former hat shop with curved windows
a narrow house painted the color of mustard`);

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
a wide room with picture windows
a onetime feed store
a former drive-in bank
an A-frame that used to sell pancakes
a split-level with a neon arrow
a glassed-in storefront beside the car wash
a former VFW hall
a cinder-block building with a famous mural
an old Grange hall`);
