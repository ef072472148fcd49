import { stableHash } from '#domain/words/stable-hash';
import { dishWords } from './dish-words.ts';
import type { SampleCuisine } from './sample-cuisines.ts';

/** Shops and halls are known for what they sell. */
const STYLES_WITHOUT = ['shop', 'venue'];
const FEWEST = 3;
const MORE = 3;

interface Described {
  readonly id: number;
  readonly cuisine: SampleCuisine;
  /** Those of its cuisine, in the order they were thrown. */
  readonly dishes: readonly string[];
  readonly description: string;
}

/** What an invented place is known for: the dishes that its description names, then others of its cuisine. */
export function sampleDishes({ id, cuisine, dishes, description }: Described): string[] {
  if (STYLES_WITHOUT.includes(cuisine.style)) return [];
  const isNamed = (dish: string) => Number(hasWordsOf(dish, description));
  return dishes
    .toSorted((a, b) => isNamed(b) - isNamed(a))
    .slice(0, FEWEST + (stableHash(`${id} dishes`) % MORE))
    .map((dish) => (dish.slice(0, 1).toUpperCase() + dish.slice(1)).replaceAll("'", '’'));
}

function hasWordsOf(dish: string, description: string): boolean {
  const words = new Set(dishWords(description));
  return dishWords(dish).every((word) => words.has(word));
}
