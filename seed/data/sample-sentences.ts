import type { Occasion } from '#domain/places/tags';

/** A second sentence, and where it fits. */
export interface SecondSentence {
  readonly text: string;
  /** Only where guests are served at a table. */
  readonly isForTables: boolean;
  /** Not for places that people dress up for. */
  readonly isHomely: boolean;
}

/** One sentence per line; `*` marks one that needs table service, `~` a homely one. */
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

/** Second sentences for places with the tag, so that text and tags agree. Each is used for one place only. */
export const TAG_SENTENCES: Readonly<Record<Exclude<Occasion, 'outdoor'>, readonly SecondSentence[]>> = {
  'date night': readSentences(`
* Ask for the corner table for two.
* Ask for one of the high-backed booths.
* The desserts are big enough to share.
* Candles and quiet music make this a good place for an anniversary.
* Mention an anniversary when you book, and there’ll be a card on the table.
* Most dishes are big enough for two.
* The candles are lit at dusk.
* Ask for the banquette under the mirror.
* The tables are far enough apart for a private conversation.
* Book a window table if you can.
* There’s live piano on Friday nights.
* Check your coat and stay a while.
* The room is quiet enough for conversation.
* The fireplace is lit from November to March.
* Couples should ask for the seats at the end of the bar.
* Coffee comes with a little plate of chocolates.
* The back room has just eight tables.
* The lights are low, and there are fresh flowers on the tables.`),
  groups: readSentences(`
* The long table in back seats 14.
*~ The staff will split the check as many ways as you like.
* There’s a room upstairs for private parties.
* Call a day ahead for family-style platters.
* Large groups get the mezzanine and a set menu.
*~ Round tables and shared platters make it easy to bring a crowd.
*~ Softball teams fill the big tables after games.
* The biggest booth seats 10.
*~ Office parties can reserve a corner of the room.
A party tray feeds 12.
*~ Birthday desserts get a sparkler and a song.
*~ There’s a back room for family reunions.
* The largest table has a lazy Susan.
* The kitchen can handle a party of 20.
* There’s a private room you can book for a birthday.
*~ The staff will push tables together for a big group.
*~ The portions are large enough to share.
* There’s a prix fixe menu for parties of eight or more.
*~ Two book clubs meet here every month.
* Half the dining room can be closed off for a party.`),
  kids: readSentences(`
*~ The staff will bring crayons and a high chair.
~ Kids can watch the cooks through the kitchen window.
*~ There’s room for strollers between the tables.
~ Kids under 10 get a paper crown.
~ A corner with toy trains keeps small children busy.
~ Kids can draw on the coloring wall by the door.
~ Kids love the goldfish tank up front.
~ If you’re bringing toddlers, come before the rush.
~ Little League teams come here after their games.
~ There’s a changing table in the restroom.
~ Every child leaves with a sticker.
~ The room is lively, so nobody minds noisy kids.
~ Step stools at the counter let kids see what’s cooking.
~ There’s a playground across the street.
~ Drinks for kids come in cups with lids.
~ There’s a story hour for kids on Wednesday afternoons.
~ Kids can borrow a book from the shelf by the door.
*~ Kids can order half portions.
~ There’s a chalkboard to keep kids busy while you wait.
*~ There are booster seats by the door.`),
  'late night': readSentences(`
~ There’s live music, and you can still eat after the last set.
~ Night-shift nurses come in after midnight.
~ The kitchen stays open later than almost any on the block.
~ A short menu takes over after midnight.
~ Cabdrivers eat here on their breaks.
~ Stagehands from the theaters come in after work.
~ Line cooks from other kitchens come by after work.
~ Hospital workers get 10 percent off at night.
~ The music gets louder as the night goes on.
~ Bartenders come here after they’ve closed their own bars.
~ There’s often a line after concerts.
~ The hour before closing is the liveliest.
~ Takeout is ready in minutes, even after midnight.
~ A jukebox plays until closing.
~ The regulars show up around midnight.`),
  brunch: readSentences(`
~ There’s a line for Sunday brunch, so come early.
* A pianist plays during weekend brunch.
~ Put your name in for brunch and take a walk around the block.
* Window tables go first at brunch.
*~ Coffee refills are free at brunch.
~ Brunch regulars bring the crossword.
~ Brunch is calmer on Saturday than on Sunday.
~ Strollers line the wall during weekend brunch.
~ Brunch portions are big, so plan to skip supper.
* Weekend brunch comes with juice or coffee.
* Brunch reservations go quickly on holiday weekends.
~ Neighbors come here for brunch after church.
*~ The quietest tables at brunch are in back.`),
};

/** Outdoor seating, for the best places with it. */
export const OUTDOOR_SENTENCES = readSentences(`
The brick patio out back opens in April.
Tables line the sidewalk in good weather.
The roof deck opens in May.
A grape arbor shades the courtyard.
String lights and heaters keep the patio open into November.
~ Picnic tables in the side yard fill up first.
Ceiling fans keep the porch cool.
There are six tables in a narrow garden behind the kitchen.
The sidewalk tables are the best seats in warm weather.
Heat lamps keep the yard comfortable in fall.
~ Tomatoes and herbs grow in pots around the patio.
The front wall rolls up like a garage door, and half the tables are outside.
~ Hollyhocks grow along the patio fence.
Two tables out front get the afternoon sun.
The patio is in the shade by late afternoon.
In summer, ask for a table on the screened porch.
An awning covers the outdoor tables, so rain is no problem.
The courtyard has a fountain in the middle.
A maple tree shades the deck.
Four tables are set up in the alley beside the building.
There’s a fire pit outside for cold nights.
Umbrellas shade every table outside.
~ There are Adirondack chairs in the yard.
There’s a small balcony with three tables.
Planters full of lavender line the deck.
The deck looks out over the rooftops.`);

/** Second sentences for any place with seats; each is used for one place only, too. */
export const DETAILS = readSentences(`
~ Everything is cooked to order, so expect a short wait.
~ The owner works the register most days.
~ There’s a bench outside if you have to wait.
*~ One of the waiters has been here for 30 years.
Local painters show their work on the walls.
*~ The corner booth is the best seat in the house.
~ The same family has run the place for three generations.
~ Counter seats look into the kitchen.
~ The back room is quieter than the front.`);
