import { readBlocks } from '../read-blocks.ts';
import { AMERICAN } from './american.ts';
import { EUROPE } from './europe.ts';
import { SMALL_SHOPS } from './small-shops.ts';
import { WATER } from './water.ts';
import { WORLD } from './world.ts';

/**
 * The opening sentences of each category, about one for each of its sample places. {street} is the street without its
 * direction.
 */
export const OPENERS = readBlocks(
  [AMERICAN, WATER, EUROPE, WORLD, SMALL_SHOPS].map((table) => table.trim()).join('\n\n'),
);
