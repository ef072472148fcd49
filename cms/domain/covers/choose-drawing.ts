import { foldedWords } from '../words/text-fold.ts';
import { type Drawing, type Pictogram, type Room } from './cover.ts';
import table from './drawings.json' with { type: 'json' };

/** Words (singular, whole, folded, separated by `|`) and what is drawn for them; the first match wins. */
const patternsOf = (drawn: Readonly<Record<string, string>>) =>
  Object.entries(drawn).map(([words, drawing]) => [drawing, new RegExp(` (?:${words})s? `)] as const);
const DISHES = patternsOf(table.dishes);
const ROOMS = patternsOf(table.rooms);

interface Seen {
  readonly category: string;
  /** Best known first. */
  readonly dishes: readonly string[];
  readonly tags: readonly string[];
}

/**
 * What a drawn cover of the place may show: the first of its dishes that can be drawn, and the room that its tags or
 * else its kind suggest.
 */
export function chooseDrawing({ category, dishes, tags }: Seen): Drawing {
  const seen = dishes.flatMap((dish) => firstIn(DISHES, dish) ?? []);
  const tagged = Object.entries(table.tagged).find(([tag]) => tags.includes(tag))?.[1];
  const room = tagged ?? firstIn(ROOMS, category) ?? table.usual;
  return { dish: (seen[0] ?? null) as Pictogram | null, room: room as Room };
}

function firstIn(patterns: readonly (readonly [string, RegExp])[], text: string): string | undefined {
  const words = ` ${foldedWords(text).join(' ')} `;
  return patterns.find(([, pattern]) => pattern.test(words))?.[0];
}
