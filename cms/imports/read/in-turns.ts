import { setImmediate as turn } from 'node:timers/promises';

const MAX_TURN_MS = 5;

/**
 * Passes items on and lets the process answer requests in between: buffered items alone would never return to the
 * event loop.
 */
export async function* inTurns<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  let since = performance.now();
  for await (const item of items) {
    yield item;
    if (performance.now() - since < MAX_TURN_MS) continue;
    await turn();
    since = performance.now();
  }
}
