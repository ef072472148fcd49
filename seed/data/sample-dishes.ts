import { stableHash } from '#domain/words/stable-hash';
import { dishWords } from './dish-words.ts';
import type { SampleCuisine } from './sample-cuisines.ts';

/** Shops and venues are known for what they sell, not for dishes. */
const STYLES_WITHOUT = ['shop', 'venue'];
const COOKED = ['baked', 'broiled', 'fried', 'grilled', 'live', 'roast', 'roasted', 'steamed', 'whole'];
const FEWEST = 3;
const MORE = 3;

interface Described {
  readonly id: number;
  readonly cuisine: SampleCuisine;
  /** The dishes of its cuisine, in random order. */
  readonly dishes: readonly string[];
  readonly description: string;
  /** The dish that the description is about. */
  readonly dish: string | undefined;
}

/** The dishes that an invented place is known for: those in its description first, then others of its cuisine. */
export function sampleDishes({ id, cuisine, dishes, description, dish }: Described): string[] {
  if (STYLES_WITHOUT.includes(cuisine.style)) return [];
  const { named = [], others = [] } = Object.groupBy(dishes, (other) =>
    hasWordsOf(other, description) ? 'named' : 'others',
  );
  const most = FEWEST + (stableHash(`${id} dishes`) % MORE);
  const candidates = [...(dish === undefined ? [] : [dish]), ...named, ...others];
  const chosen: string[] = [];
  for (const [index, one] of candidates.entries()) {
    if (chosen.length === most) break;
    if (!candidates.slice(0, index).some((other) => isSameDish(one, other))) chosen.push(one);
  }
  return chosen.map((text) => (text.slice(0, 1).toUpperCase() + text.slice(1)).replaceAll("'", '’'));
}

/**
 * Whether two names mean the same dish: one has all the words of the other (side dishes ignored), or they differ only
 * in how it is cooked.
 */
export function isSameDish(dish: string, other: string): boolean {
  const [first, second] = [withoutSides(dish), withoutSides(other)];
  return hasWordsOf(first, other) || hasWordsOf(second, dish) || uncooked(dish) === uncooked(other);
}

function withoutSides(dish: string): string {
  return dish.replace(/ with .*/, '');
}

function uncooked(dish: string): string {
  const words = dishWords(dish);
  const told = words.filter((word) => !COOKED.includes(word));
  return (told.length === 0 ? words : told).toSorted().join(' ');
}

function hasWordsOf(dish: string, description: string): boolean {
  const words = new Set(dishWords(description));
  return dishWords(dish).every((word) => words.has(word));
}
