import { readBlocks } from '../read-blocks.ts';
import { AMERICAN } from './american.ts';
import { EUROPE } from './europe.ts';
import { SMALL_SHOPS } from './small-shops.ts';
import { WATER } from './water.ts';
import { WORLD } from './world.ts';

/**
 * The opening sentences of each category, about one for each of its sample places. The dish of a sentence is in
 * [brackets], or after a bar if the sentence words it differently.
 */
export const OPENERS = readBlocks(
  [AMERICAN, WATER, EUROPE, WORLD, SMALL_SHOPS].map((table) => table.trim()).join('\n\n'),
);

/** The sentence without marks, and its dish. */
export function readOpener(marked: string): { readonly sentence: string; readonly dish?: string } {
  const [text = '', named] = marked.split(' | ');
  const dish = named ?? /\[(.+)\]/.exec(text)?.[1];
  return { sentence: text.replaceAll(/[[\]]/g, ''), ...(dish !== undefined && { dish }) };
}
