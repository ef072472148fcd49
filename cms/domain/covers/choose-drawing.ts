import { foldedWords } from '../words/text-fold.ts';
import { choosePictogram } from './cover.ts';
import table from './drawings.json' with { type: 'json' };
import type { Drawing, Pictogram, Room } from './motifs.ts';

/** What each pictogram is served with. */
const SIDES = table.sides as Readonly<Record<Pictogram, Pictogram[]>>;

/** Words (singular, whole, folded, separated by `|`) and what is drawn for them; the first match wins. */
const patternsOf = (drawn: Readonly<Record<string, string>>) =>
  Object.entries(drawn).map(([words, drawing]) => [drawing, new RegExp(` (?:${words})s? `)] as const);
const DISH_WORDS = patternsOf(table.dishes);
const ROOM_WORDS = patternsOf(table.rooms);

interface Seen {
  readonly category: string;
  /** Best known first. */
  readonly dishes: readonly string[];
  readonly tags: readonly string[];
}

/**
 * The first two of its dishes that can be drawn (without any, the pictogram of its cuisine and what is served with that),
 * and the room that its tags or else its kind suggest.
 */
export function chooseDrawing({ category, dishes, tags }: Seen): Drawing {
  const seen = new Set(dishes.flatMap((dish) => firstIn(DISH_WORDS, dish) ?? [])) as Set<Pictogram>;
  const [dish = choosePictogram(category), second] = seen;
  const tagged = Object.entries(table.tagged).find(([tag]) => tags.includes(tag))?.[1];
  const room = tagged ?? firstIn(ROOM_WORDS, category) ?? table.usual;
  return { dish, side: second ?? SIDES[dish][0] ?? dish, room: room as Room };
}

function firstIn(patterns: readonly (readonly [string, RegExp])[], text: string): string | undefined {
  const words = ` ${foldedWords(text).join(' ')} `;
  return patterns.find(([, pattern]) => pattern.test(words))?.[0];
}
