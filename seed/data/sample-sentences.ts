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
export const TAG_SENTENCES: Readonly<Record<Exclude<Occasion, 'outdoor'>, readonly SecondSentence[]>> = {
  'date night': readSentences(`
* The corner table for two is worth asking for.
* Ask for one of the high-backed booths.
* Desserts are made to share.
* Candles and quiet music make the dining room right for an anniversary.
* Anniversaries get a handwritten card at the table.
* Most dishes are big enough for two.
* Candles are lit at dusk.
* Ask for the banquette under the mirror.
* Tables are far enough apart for a private conversation.
* Window tables are the ones to book.
* There’s live piano on Friday nights.
* Check your coat; nobody will rush you.
* The room is quiet enough for conversation.
* The fireplace is lit from November to March.
* Couples should ask for the seats at the end of the bar.
* Chocolates come with the coffee.
* The back room has just eight tables.
* The lights are low, and there are fresh flowers on the tables.`),
  groups: readSentences(`
* The long table in back seats 14.
*~ They’ll split the check as many ways as you like.
* An upstairs room is set aside for parties.
* Platters can be served family style if you call a day ahead.
* Big parties get the mezzanine and a set menu.
*~ Round tables and shared platters make it easy to bring a crowd.
*~ Softball teams fill the big tables after games.
* The biggest booth seats 10.
*~ Office parties can reserve a corner of the room.
Party trays feed 12.
*~ Birthday desserts get a sparkler and a song.
*~ There’s a back room for family reunions.
* A lazy Susan turns on the largest table.
* The kitchen can handle a party of 20.
* A private room is available for rehearsal dinners.
*~ Everything comes in pitchers and platters, so it’s easy to order for a crowd.
*~ Portions are large enough to share.
* Ask about the prix fixe menu for parties of eight or more.
*~ Two book clubs meet here every month.
* Half of the dining room can be closed off for a party.`),
  kids: readSentences(`
*~ The staff will bring crayons and a high chair.
~ Kids can watch the cooks through the kitchen window.
*~ Strollers fit between the tables.
~ Kids under 10 get a paper crown.
~ A corner with toy trains keeps small children busy.
~ Kids can draw on the coloring wall by the door.
~ Kids love the goldfish tank up front.
~ With toddlers, come before the rush.
~ The Little League teams come here after the game.
~ There’s a changing table in the restroom.
~ Every child leaves with a sticker.
~ The room is lively, so nobody minds noisy kids.
~ Step stools at the counter let kids see what’s cooking.
~ There’s a playground across the street.
~ It’s easy with kids, whose drinks come in cups with lids.
~ There’s a story hour for kids on Wednesday afternoons.
~ Kids can borrow a book from the shelf by the door.
*~ Half portions are available for kids.
~ There’s a chalkboard to keep kids busy while you wait.
*~ Families will find booster seats by the door.`),
  'late night': readSentences(`
~ There’s live music, and you can still eat after the last set.
~ Night-shift nurses come in after midnight.
~ It’s one of the last places open on the block.
~ A short menu takes over after midnight.
~ Cabdrivers eat here on their breaks.
~ Stagehands come in after the show.
~ Line cooks from other kitchens come by after work.
~ Hospital workers get 10 percent off at night.
~ The music gets louder as the night goes on.
~ Bartenders come here after they’ve closed their own bars.
~ There’s often a line after concerts.
~ The hour before closing is the liveliest.
~ Orders to go are ready in minutes, even after midnight.
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
* Weekend brunch comes with juice or coffee.
* Brunch reservations go quickly on holiday weekends.
~ After church, neighbors come here for brunch.
*~ At brunch, the quietest table is in the back.`),
};

/** Where one sits outside, for the best places to do so. */
export const OUTDOOR_SENTENCES = readSentences(`
The brick patio out back opens in April.
Tables line the sidewalk in good weather.
A roof deck opens in May.
A grape arbor shades the courtyard.
String lights and heaters keep the patio open into November.
~ Picnic tables in the side yard fill up first.
There are fans over the porch tables.
There are six tables in a narrow garden behind the kitchen.
The sidewalk tables are the best seats in warm weather.
Heat lamps keep the yard comfortable in fall.
~ Tomatoes and herbs grow in pots around the patio.
The front wall rolls up like a garage door, and half the tables are outside.
~ Hollyhocks grow along the fence of the patio.
Two tables out front get the afternoon sun.
The patio is in the shade by late afternoon.
Eat on the screened porch, where the mosquitoes can’t get you.
An awning covers the outdoor tables, so rain is no problem.
The courtyard has a fountain in the middle.
A maple tree shades the deck.
Four tables are set up in the alley beside the building.
There’s a fire pit for cold nights.
Umbrellas shade every table outside.
~ Sit outside in the yard, in one of the Adirondack chairs.
There’s a small balcony with three tables.
Planters full of lavender line the deck.
The deck looks out over the rooftops.`);

/** Second sentences for any place with seats; each is said of one place only, too. */
export const DETAILS = readSentences(`
~ Food is cooked to order, so there’s a short wait.
~ The owner works the register most days.
~ There’s a bench outside if you have to wait.
*~ One of the waiters has been here 30 years.
Local painters show their work on the walls.
*~ The corner booth is the best seat in the house.
~ The same family has run the place for three generations.
~ Counter seats look into the kitchen.
~ The back room is quieter than the front.`);
