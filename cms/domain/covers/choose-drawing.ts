import { choosePictogram, drawingFinder } from './cover.ts';
import table from './drawings.json' with { type: 'json' };
import type { Drawing, Pictogram, Room } from './motifs.ts';

/** What each pictogram is served with. */
const SIDES = table.sides as Readonly<Record<Pictogram, Pictogram[]>>;

const findDish = drawingFinder(table.dishes as Readonly<Record<string, Pictogram>>);
const findRoom = drawingFinder(table.rooms as Readonly<Record<string, Room>>);

interface Seen {
  readonly category: string;
  /** Best known first. */
  readonly dishes: readonly string[];
  readonly tags: readonly string[];
}

/**
 * The first two of its dishes that can be drawn (without any, the pictogram of its cuisine and what is served with
 * that), and the room that its tags or else its kind suggest.
 */
export function chooseDrawing({ category, dishes, tags }: Seen): Drawing {
  const [dish = choosePictogram(category), second] = firstTwo(dishes);
  const tagged = Object.entries(table.tagged).find(([tag]) => tags.includes(tag))?.[1];
  const room = tagged ?? findRoom(category) ?? table.usual;
  return { dish, side: second ?? SIDES[dish][0] ?? dish, room: room as Room };
}

/** Different ones, of which no more are looked for than are drawn. */
function firstTwo(dishes: readonly string[]): readonly Pictogram[] {
  const drawn = new Set<Pictogram>();
  for (const dish of dishes) {
    const found = findDish(dish);
    if (found) drawn.add(found);
    if (drawn.size === 2) break;
  }
  return [...drawn];
}
