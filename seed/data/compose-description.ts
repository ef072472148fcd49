import type { Occasion } from '#domain/places/tags';
import { dishWords } from './dish-words.ts';
import { OPENERS, readOpener } from './openers/read-openers.ts';
import type { SampleCuisine } from './sample-cuisines.ts';
import { DETAILS, TAG_SENTENCES, type SecondSentence } from './sample-sentences.ts';
import type { SentenceDeck } from './sentence-deck.ts';
import type { Dice } from './seeded-random.ts';

export interface DescribedPlace {
  readonly name: string;
  readonly cuisine: SampleCuisine;
  readonly occasions: readonly Occasion[];
}

const SEATED_STYLES = ['dining', 'casual', 'bar', 'morning', 'counter'];
const TABLE_STYLES = ['dining', 'casual', 'bar'];
/** What they sell is description enough. */
const TERSE_STYLES = ['shop', 'venue'];
/** Places without tables of their own, or with self-service. */
const UNSERVED = ['Food Truck', 'Food Hall', 'Buffet'];
/**
 * Cuisines with at least this many of ten places at $$$ or more: people dress up for them, so homely sentences are
 * skipped.
 */
const DRESSY_FROM = 4;

/** Share of places with a second sentence. */
const SHARE_WITH_MORE = 0.55;

interface Described {
  readonly description: string;
  /** The dish in its first sentence. */
  readonly dish?: string;
}

/**
 * One sentence on what is served, and for some places a useful second one: about one of the place's occasion tags, or
 * about its seats or wait.
 */
export function composeDescription(dice: Dice, place: DescribedPlace, deck: SentenceDeck): Described {
  const { sentence, dish } = readOpener(drawOpener(dice, place, deck));
  const gate = dice.next();
  const second = throwSecond(dice, place);
  const isTerse = TERSE_STYLES.includes(place.cuisine.style) || UNSERVED.includes(place.cuisine.name);
  const isTold = gate < SHARE_WITH_MORE && !isTerse;
  const more = isTold ? deck.drawOnce(second.sentences, second.throwAt) : undefined;
  const description = more === undefined ? sentence : `${sentence} ${more}`;
  return { description, ...(dish !== undefined && { dish }) };
}

/** Precomputed, because drawing one compares all openers of the cuisine. */
const WORDS_OF_OPENERS = new Map(
  [...OPENERS.values()].flat().map((opener) => [opener, new Set(dishWords(opener))]),
);

/** A place named after a dish gets an unused opener about that dish, preferring the most words shared with the name. */
function drawOpener(dice: Dice, { name, cuisine }: DescribedPlace, deck: SentenceDeck): string {
  const openers = OPENERS.get(cuisine.name);
  if (!openers) throw new Error(`No opening sentences for ${cuisine.name}`);
  const throwAt = dice.next();
  const ofName = dishWords(name);
  const byShared = Map.groupBy(
    openers,
    (opener) => ofName.filter((word) => WORDS_OF_OPENERS.get(opener)?.has(word)).length,
  );
  for (const shared of [...byShared.keys()].toSorted((a, b) => b - a)) {
    const drawn = shared === 0 ? undefined : deck.drawOnce(byShared.get(shared) ?? [], throwAt);
    if (drawn !== undefined) return drawn;
  }
  return deck.draw(openers, throwAt);
}

/** The candidates for the second sentence, and where to begin in them. */
function throwSecond(
  dice: Dice,
  { cuisine, occasions }: DescribedPlace,
): { readonly sentences: readonly string[]; readonly throwAt: number } {
  const fitting = (sentences: readonly SecondSentence[]) =>
    sentences
      .filter(({ isForTables }) => !isForTables || TABLE_STYLES.includes(cuisine.style))
      .filter(({ isHomely }) => !isHomely || !isDressy(cuisine))
      .map(({ text }) => text);
  if (occasions.length > 0 && dice.chance(0.75)) {
    const occasion = dice.pick(occasions);
    return {
      sentences: occasion === 'outdoor' ? [] : fitting(TAG_SENTENCES[occasion]),
      throwAt: dice.next(),
    };
  }
  if (SEATED_STYLES.includes(cuisine.style) && dice.chance(0.6))
    return { sentences: fitting(DETAILS), throwAt: dice.next() };
  return { sentences: [], throwAt: 0 };
}

export function isDressy({ prices: [, , expensive = 0, splurge = 0] }: SampleCuisine): boolean {
  return expensive + splurge >= DRESSY_FROM;
}
