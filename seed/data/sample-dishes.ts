import { stableHash } from '#domain/words/stable-hash';
import type { SampleCuisine } from './sample-cuisines.ts';

/** Shops and halls are known for what they sell. */
const STYLES_WITHOUT = ['shop', 'venue'];
const FEWEST = 3;
const MORE = 3;

interface Described {
  readonly id: number;
  readonly cuisine: SampleCuisine;
  readonly description: string;
}

/**
 * What an invented place is known for: the dishes that its description names, then others of its cuisine; by its number,
 * so that they change nothing else about it.
 */
export function sampleDishes({ id, cuisine, description }: Described): string[] {
  if (STYLES_WITHOUT.includes(cuisine.style)) return [];
  const throwOf = (dish: string) => stableHash(`${id} ${dish}`);
  const isNamed = (dish: string) => Number(hasWordsOf(dish, description));
  return cuisine.dishes
    .toSorted((a, b) => isNamed(b) - isNamed(a) || throwOf(a) - throwOf(b))
    .slice(0, FEWEST + (stableHash(`${id} dishes`) % MORE))
    .map((dish) => (dish.slice(0, 1).toUpperCase() + dish.slice(1)).replaceAll("'", '’'));
}

function hasWordsOf(dish: string, description: string): boolean {
  const words = new Set(wordsOf(description));
  return wordsOf(dish).every((word) => words.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}
