import type { Occasion } from '#domain/places/tags';

/** Where a second sentence fits. */
export interface SecondSentence {
  readonly text: string;
  /** Only where guests are served at a table. */
  readonly isForTables: boolean;
  /** Not where people dress for dinner. */
  readonly isHomely: boolean;
}

/** One sentence a line; `*` before one that needs table service, `~` before a homely one. */
function readSentences(table: string): readonly SecondSentence[] {
  return table
    .trim()
    .split('\n')
    .map((line) => ({
      text: line.replace(/^[*~]+ /, ''),
      isForTables: /^~?\*/.test(line),
      isHomely: /^\*?~/.test(line),
    }));
}

/** Second sentences for places with the tag, so that text and tags agree. Each is said of one place only. */
export const TAG_SENTENCES: Readonly<Record<Occasion, readonly SecondSentence[]>> = {
  'date night': readSentences(`
* The corner table for two is worth asking for.
* Ask for one of the high-backed booths.
Dessert is big enough for two spoons.
* Candles and quiet music suit an anniversary.
* Anniversaries get a handwritten card at the table.
* Two people can share most of the menu.
* The lights go down at dusk, and candles come out.
* Ask for the banquette under the mirror.
* Tables are far enough apart for a private conversation.
* Window tables are the ones to book.
* A pianist plays on Friday nights.
* The staff will take your coat and give you all the time you want.
* The room is quiet enough for conversation.
* The fireplace is lit from November to March.
* Seats at the end of the bar are good for two.
* Coffee comes with chocolates at the end of the meal.
* The back room has just eight tables.
* Fresh flowers and low lamps soften the room.`),
  groups: readSentences(`
* The long table in back seats fourteen.
*~ The staff will split a check as many ways as you like.
* An upstairs room is set aside for parties.
* Platters can be served family style if you call a day ahead.
* Big parties get the mezzanine and a set menu.
*~ Round tables and shared platters make it easy to bring a crowd.
*~ Softball teams come here after games.
* The biggest booth seats ten.
*~ Office parties can reserve a corner of the room.
Party trays feed twelve.
*~ Birthdays come with a sparkler and a song.
*~ Family reunions often fill the back room.
* A lazy Susan turns on the largest table.
* The kitchen handles parties of twenty.
* A private room is available for rehearsal dinners.
*~ Pitchers and platters keep ordering simple.
*~ Portions are large enough to share.
* Ask about the set menu for eight or more.
*~ Two book clubs meet here every month.
* There’s a separate menu for parties.
*~ Graduation parties are a tradition here.
*~ Extra chairs are never a problem.
*~ Board games are stacked by the door for big tables.
* Half of the dining room can be closed off for a party.`),
  kids: readSentences(`
*~ Crayons and high chairs come without asking.
~ Kids can watch the cooks through the kitchen window.
~ Strollers fit between the tables.
~ Kids under ten get a paper crown.
~ A corner with toy trains keeps small children busy.
~ A coloring wall by the door is open to everyone.
~ Kids love the goldfish tank up front.
~ Parents come with toddlers before the rush.
~ Little League teams come here after the game.
~ There’s a changing table in the restroom.
~ Every child leaves with a sticker.
~ The room is lively, so nobody minds noisy kids.
~ Step stools at the counter let kids see what’s cooking.
~ The playground across the street is an easy stop before or after.
~ Kids’ cups come with lids and straws.
~ Story hour is on Wednesday afternoons.
~ A shelf of picture books is there to borrow.
*~ Half portions are available for kids.
~ Chalk and a blackboard keep kids happy while you wait.
*~ Booster seats are stacked by the door.`),
  outdoor: readSentences(`
The brick patio out back opens in April.
Tables line the sidewalk in good weather.
A roof deck opens in May.
A grape arbor shades the courtyard.
String lights and heaters keep the patio open into November.
~ Picnic tables in the side yard fill up first.
There are fans over the porch tables.
Six tables stand in a narrow garden behind the kitchen.
The sidewalk tables are the best seats in warm weather.
Heat lamps keep the yard comfortable in fall.
~ Tomatoes and herbs grow in pots around the terrace.
The front wall rolls up like a garage door on warm nights.
~ A fence of hollyhocks runs around the yard.
Two benches out front get the afternoon sun.
The patio is in the shade by late afternoon.
A screened porch keeps the mosquitoes out.
An awning covers the outdoor tables, so rain is no trouble.
The courtyard has a fountain in the middle.
A maple tree shades the deck.
The alley beside the building has room for four tables.
A fire pit burns on cold nights.
Umbrellas shade every table outside.
~ The yard has a hammock and a few Adirondack chairs.
There’s a small balcony with three tables.
Planters full of lavender line the terrace.
The side deck looks out over the rooftops.`),
  'late night': readSentences(`
~ The kitchen stays open after the bands finish.
~ Night-shift nurses come in after midnight.
~ This is one of the last lights on the block.
~ A short menu takes over after midnight.
~ Cabdrivers have been eating here for years.
~ Stagehands come in after the show.
~ Line cooks from other kitchens come by after work.
~ Hospital workers get ten percent off at night.
~ Music gets louder as the night goes on.
~ Bartenders from other places come here after closing their own.
~ There’s often a line after concerts.
~ The last hour is the liveliest.
~ Orders to go are ready in minutes, even after midnight.
~ The lights stay on long after the neighbors close.
~ A jukebox plays until closing.
~ Midnight is when the regulars show up.`),
  brunch: readSentences(`
~ Sunday brunch brings a line, so come early.
* A pianist plays during weekend brunch.
~ Put your name in for brunch and take a walk around the block.
* Window tables go first at brunch.
*~ Coffee refills are free at brunch.
~ Brunch regulars bring the crossword.
~ Saturday brunch is calmer than Sunday’s.
~ Strollers line the wall during weekend brunch.
~ Brunch portions are big, so plan to skip supper.
* On Mother’s Day, brunch is served all day.
~ Choirs come in for Sunday brunch after services.
* Brunch reservations go quickly on holiday weekends.
*~ Bottomless coffee comes with brunch.
~ Neighbors meet here for brunch after church.
*~ The quietest table at brunch is in the back.
* Brunch is served on the good china.`),
};

/** Second sentences for any place with tables; each is said of one place only, too. */
export const DETAILS = readSentences(`
~ Ask about the photograph over the register.
~ Specials are written on butcher paper by the door.
~ Orioles pennants cover one wall.
~ Three generations of one family have worked here.
A mural of the harbor covers the long wall.
~ Everything is cooked to order, so expect to wait a little.
~ A neon sign from an old movie theater hangs over the door.
~ The tip jar is shaped like a crab.
~ The owner works the register most days.
The tile floor is original to the building.
~ A thank-you letter from a tugboat captain hangs by the door.
~ There’s always a jigsaw puzzle on the side table.
A ship’s clock hangs on the wall.
~ Look for the green door.
*~ The longest-serving waiter has been here thirty years.
~ There’s a bench outside if you have to wait.
Local painters show their work on the walls.
~ Leftovers come wrapped in foil swans.
~ A bell rings when an order is up.
~ Prices are written in chalk on a big board.
*~ The corner booth is the best seat.
~ Water comes in jelly jars.
~ Bowling trophies fill a shelf over the counter.
~ Two caramels come with the check.
~ Oldies play on the radio.
~ Salt and pepper come in ceramic crabs.
* Coats hang on hooks salvaged from a church.
~ Menus are typed, then corrected in pen.
~ Old maps of the Bay hang along one wall.
Gift certificates are written by hand.
~ A corkboard by the door is full of neighborhood notices.
~ Counter seats look into the kitchen.
~ The specials board is lettered by hand.
Shelves of cookbooks line the hall.
An old church pew serves as a bench.
~ The back room is quieter than the front.
* Linen napkins and heavy silver dress up the tables.
Black-and-white photographs of the harbor hang in the entry.`);

/** What is to be seen of a place in the city, if nothing else is said of it. */
export const CITY_ROOMS = readSentences(`
The two-story rowhouse still has its tin ceiling.
~ A hardware store used to be here.
The vault door is left from the savings bank that used to be here.
* The dining room is on the ground floor of an old cannery.
Pressed tin covers the walls.
~ The space was a union hall for sixty years.
Old firehouse doors open onto the street.
~ A painted screen fills the front window.
* A converted carriage house is the setting.
Sailmakers once worked in the loft upstairs.
~ Oak shelves from the old pharmacy line the walls.
The brick warehouse stands near the railroad tracks.
Brick arches hold up the ceiling.
~ A striped awning marks the entrance.
Stained glass is left from the building’s days as a chapel.
~ A shoe-repair shop used to be here.
~ An old car hoist is still in the ceiling.
The room was once the lobby of a movie house.
* Three rowhouses were joined to make the dining room.
~ Spools of thread from an old tailor shop line one wall.
* The dining room was once a stable.
~ The building used to be a telephone exchange.
~ Old bakery ovens are built into the back wall.
~ The print shop next door makes the menus.
Ship’s timber lines the long, narrow room.
~ Curved windows are left from a hat shop.
~ The house is painted mustard yellow.`);

/** The same in the counties. */
export const COUNTY_ROOMS = readSentences(`
~ Look for the end unit of the shopping center.
~ The low brick building is set back from the road.
* A former farmhouse is the setting.
~ A laundromat shares the parking lot.
~ The front room is an old roadside diner car.
~ The old gas station canopy is still there.
~ Bowling lanes are on the other side of the wall.
The old stone mill has walls two feet thick.
Picture windows run the width of the room.
~ A feed store used to be here.
~ The building was once a drive-through bank.
~ The A-frame used to be a pancake house.
~ A neon arrow marks the entrance.
~ There’s a car wash next door.
~ The hall once belonged to the VFW.
~ A mural covers the side of the building.
Grange meetings were once held here.`);
