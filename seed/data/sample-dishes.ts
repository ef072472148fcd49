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
  /** What the description is about. */
  readonly dish: string | undefined;
}

/** What an invented place is known for: what its description is about or names, then other dishes of its cuisine. */
export function sampleDishes({ id, cuisine, dishes, description, dish }: Described): string[] {
  if (STYLES_WITHOUT.includes(cuisine.style)) return [];
  const isNamed = (other: string) => Number(hasWordsOf(other, description));
  const others = dishes
    .filter((other) => dish === undefined || !(hasWordsOf(dish, other) || hasWordsOf(other, dish)))
    .toSorted((a, b) => isNamed(b) - isNamed(a));
  return [...(dish === undefined ? [] : [dish]), ...others]
    .slice(0, FEWEST + (stableHash(`${id} dishes`) % MORE))
    .map((text) => (text.slice(0, 1).toUpperCase() + text.slice(1)).replaceAll("'", '’'));
}

function hasWordsOf(dish: string, description: string): boolean {
  const words = new Set(dishWords(description));
  return dishWords(dish).every((word) => words.has(word));
}
