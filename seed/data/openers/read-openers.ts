import { AMERICAN } from './american.ts';
import { EUROPE } from './europe.ts';
import { SMALL_SHOPS } from './small-shops.ts';
import { WATER } from './water.ts';
import { WORLD } from './world.ts';

/**
 * The opening sentences of each category, about one for each of its sample places. A block begins with the category's
 * name. {street} is the street without its direction, {room} a kind of building, `in {area}` the part of town.
 */
export const OPENERS: ReadonlyMap<string, readonly string[]> = new Map(
  [AMERICAN, WATER, EUROPE, WORLD, SMALL_SHOPS].flatMap((table) => table.trim().split('\n\n').map(readBlock)),
);

function readBlock(block: string): [category: string, openers: string[]] {
  const [category = '', ...openers] = block.split('\n');
  return [category, openers];
}
