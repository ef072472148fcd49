import { setImmediate as turn } from 'node:timers/promises';

const MAX_TURN_MS = 5;

/** Passes items on, and makes the next one while its reader waits for something else. */
export async function* readAhead<T>(items: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  try {
    for (let next = items.next(); ;) {
      const { done, value } = await next;
      if (done) return;
      next = items.next();
      // Its error is thrown when its turn comes.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}

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
