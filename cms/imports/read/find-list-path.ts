import { Readable, pipeline } from 'node:stream';
import { filter } from 'stream-json/filters/filter.js';
import { z } from 'zod';
import { ImportFault } from '../import-fault.ts';
import { openText } from './open-file.ts';
import type { SourceFile } from './source-file.ts';

/** A deeper list belongs to one of the objects, not to the file. */
const MAX_DEPTH = 3;
/** Each is counted in memory. */
const MAX_LISTS = 1_000;

/**
 * The path of the list in a JSON object: `{"businesses": [{…}, …]}`. Of several lists, the one whose objects have the most
 * values: a search's facets may be more than its hits.
 * @throws ImportFault if there is none
 */
export async function findListPath(file: SourceFile): Promise<string[]> {
  const counts = new Map<string, number>();
  const count = (stack: readonly unknown[]) => {
    const [index, key] = stack.slice(-2);
    const path = stack.slice(0, -2);
    const isOfItem =
      typeof index === 'number' && typeof key === 'string' && path.every((name) => typeof name === 'string');
    if (isOfItem && path.length > 0 && path.length <= MAX_DEPTH) {
      const at = JSON.stringify(path);
      counts.set(at, (counts.get(at) ?? 0) + 1);
      if (counts.size > MAX_LISTS) throw new Error(`more than ${MAX_LISTS} lists in it.`);
    }
    return false;
  };
  const nothing = filter.withParserAsStream({ filter: count });
  // Chunks that are read ahead would be parsed in one go.
  pipeline(Readable.from(openText(file), { highWaterMark: 1 }), nothing, () => undefined);
  try {
    for await (const _ of nothing);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportFault(`not a list in JSON: ${reason}`, { cause: error });
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (!most) throw new ImportFault('not a list in JSON: no list of objects in it.');
  return z.array(z.string()).parse(JSON.parse(most[0]));
}
