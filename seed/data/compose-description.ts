import type { Occasion } from '#domain/places/tags';
import { spokenStreet } from './compose-name.ts';
import { OPENERS } from './openers/read-openers.ts';
import type { SampleCuisine } from './sample-cuisines.ts';
import type { SampleNeighborhood } from './sample-neighborhoods.ts';
import { CITY_ROOMS, COUNTY_ROOMS, DETAILS, DISH_SENTENCES, TAG_SENTENCES } from './sample-sentences.ts';
import type { SentenceDeck } from './sentence-deck.ts';
import type { Dice } from './seeded-random.ts';

export interface DescribedPlace {
  readonly cuisine: SampleCuisine;
  readonly neighborhood: SampleNeighborhood;
  readonly street: string;
  readonly occasions: readonly Occasion[];
  /** The lists that show its description: no sentence is to begin twice in one. */
  readonly lists: readonly string[];
}

/** Areas that take another preposition than "in". */
const AREA_PHRASES: Readonly<Record<string, string>> = {
  Downtown: 'downtown',
  'Inner Harbor': 'by the Inner Harbor',
};

const SEATED_STYLES = ['dining', 'casual', 'bar', 'morning', 'counter'];
/** Nobody is served at a table there. */
const TABLELESS_STYLES = ['counter', 'sweet', 'shop', 'venue', 'morning'];
const TABLE_SERVICE =
  /\b(banquette|booths?|coats?|chairs are|carafe|second bottle|curtains|host|waiter|server|mezzanine|seating chart|rehearsal|noodle-and-butter|cloth|cigar box|jukebox|brunch menu|second mimosa|bloody mary|first course|last course|two spoons|lazy susan|sheet-pan)\b/i;
/** Places that people dress for are not homely. */
const DRESSY = ['Fine Dining', 'Steakhouse'];
const HOMELY =
  /\b(tip jar|bowling|jigsaw|jelly|placemats|pennants|ceramic crabs|butcher paper|lost-cat|corkboard|came with the building|wrapped like|mugs|quarts|Wednesday’s special|two meals|gossip|cash|green door|softball|muddy|crayons|paper crown|nametags|lemonade|hot sauce|toys?|trains|grilled cheese|mail carrier|handwritten sign|bell rings|bus gets in|takeout bags|hooks from an old church|costs nothing)\b/i;
/** What they sell says all there is to say. */
const TERSE_STYLES = ['shop', 'venue'];

/**
 * One sentence on what is served, by whom or in which room, and usually a second one: about an occasion that the place
 * is tagged with, the house, or another dish.
 */
export function composeDescription(dice: Dice, place: DescribedPlace, deck: SentenceDeck): string {
  const dishes = dice.shuffle(place.cuisine.dishes);
  const opener = drawOpener(dice, place, deck);
  const sentences = [opener, drawSecond(dice, place, { deck, dishes, opener })];
  return sentences.filter(Boolean).join(' ').replaceAll("'", '’');
}

function drawOpener(
  dice: Dice,
  { cuisine, neighborhood, street, lists }: DescribedPlace,
  deck: SentenceDeck,
) {
  const openers = OPENERS.get(cuisine.name);
  if (!openers) throw new Error(`No opening sentences for ${cuisine.name}`);
  const opener = deck.draw(openers, dice.next(), lists);
  const room = dice.next();
  const rooms = neighborhood.city === 'Baltimore' ? CITY_ROOMS : COUNTY_ROOMS;
  return opener
    .replaceAll('{street}', spokenStreet(street))
    .replaceAll('in {area}', AREA_PHRASES[neighborhood.name] ?? `in ${neighborhood.name}`)
    .replaceAll('{area}', neighborhood.name)
    .replaceAll('{room}', () => deck.draw(rooms, room, lists));
}

function drawSecond(
  dice: Dice,
  { cuisine, occasions, lists }: DescribedPlace,
  rest: { readonly deck: SentenceDeck; readonly dishes: readonly string[]; readonly opener: string },
): string {
  const fits = (sentence: string) =>
    !(TABLELESS_STYLES.includes(cuisine.style) && TABLE_SERVICE.test(sentence)) &&
    !(DRESSY.includes(cuisine.name) && HOMELY.test(sentence));
  const draw = (sentences: readonly string[]) => rest.deck.draw(sentences.filter(fits), dice.next(), lists);
  if (occasions.length > 0 && dice.chance(0.75)) return draw(TAG_SENTENCES[dice.pick(occasions)]);
  if (SEATED_STYLES.includes(cuisine.style) && dice.chance(0.6)) return draw(DETAILS);
  if (TERSE_STYLES.includes(cuisine.style)) return '';
  const other = rest.dishes.find((dish) => !sharesWord(dish, rest.opener));
  if (other === undefined) return '';
  // The place's own throws are over: what comes after it must not depend on whether there is another dish.
  return rest.deck.draw(DISH_SENTENCES.filter(fits), 0, lists).replace('{dish}', other);
}

function sharesWord(dish: string, sentence: string): boolean {
  const words = new Set(sentence.toLowerCase().match(/\p{L}{4,}/gu));
  return (dish.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.has(word));
}
