import { Readable, pipeline } from 'node:stream';
import { parser } from 'stream-json';
import { z } from 'zod';
import { ImportFault } from '../import-fault.ts';
import { inTurns } from './in-turns.ts';
import { openText } from './open-file.ts';
import type { SourceFile } from './source-file.ts';

/** A deeper list belongs to one of the objects, not to the file. */
const MAX_DEPTH = 3;
/** Each is counted in memory. */
const MAX_LISTS = 1_000;
const tokenSchema = z.object({ name: z.string(), value: z.unknown().optional() });

/**
 * The path of the list in a JSON object: `{"businesses": [{…}, …]}`. Of several lists, the one whose objects have the most
 * values: a search's facets may be more than its hits.
 * @throws ImportFault if there is none
 */
export async function findListPath(file: SourceFile): Promise<string[]> {
  const counts = new Map<string, number>();
  const walk = new PathWalk((path) => {
    const at = JSON.stringify(path);
    counts.set(at, (counts.get(at) ?? 0) + 1);
    if (counts.size > MAX_LISTS) throw new Error(`more than ${MAX_LISTS} lists in it.`);
  });
  const tokens = parser.asStream({ packValues: false, packKeys: true, streamValues: false });
  // Chunks that are read ahead would be parsed in one go.
  pipeline(Readable.from(openText(file), { highWaterMark: 1 }), tokens, () => undefined);
  try {
    for await (const token of inTurns<unknown>(tokens)) walk.step(tokenSchema.parse(token));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportFault(`not a list in JSON: ${reason}`, { cause: error });
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (!most) throw new ImportFault('not a list in JSON: no list of objects in it.');
  return z.array(z.string()).parse(JSON.parse(most[0]));
}

/** Follows a text's tokens, and reports each value of an object in a list that is nested only in objects. */
class PathWalk {
  readonly #onValue: (path: readonly string[]) => void;
  /** Property names of the open objects; `null` for a list. */
  readonly #stack: (string | null)[] = [];

  constructor(onValue: (path: readonly string[]) => void) {
    this.#onValue = onValue;
  }

  step({ name, value }: z.infer<typeof tokenSchema>): void {
    if (name === 'startObject') {
      this.#stack.push('');
    } else if (name === 'startArray') this.#stack.push(null);
    else if (name === 'endObject' || name === 'endArray') this.#stack.pop();
    else if (name === 'keyValue') {
      const names = this.#stack.slice(0, -2).filter((one) => one !== null);
      const isOfItem = this.#stack.at(-2) === null && names.length === this.#stack.length - 2;
      if (isOfItem && names.length > 0 && names.length <= MAX_DEPTH) this.#onValue(names);
      this.#stack[this.#stack.length - 1] = String(value);
    }
  }
}
