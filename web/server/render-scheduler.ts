import { setImmediate as nextRound } from 'node:timers/promises';

/** While cached pages are requested too, rendering gets two fifths of the time. */
const REST_PER_WORK = 1.5;

/** Schedules rendering: one page at a time, with pauses while cached pages are requested. */
export interface RenderScheduler {
  /** A cached answer was sent. */
  noteReader(): void;
  /** Runs the work, which is synchronous, when its turn comes. */
  draw<Drawn>(work: () => Drawn): Promise<Drawn>;
}

/**
 * Rendering is the longest synchronous work in the process. The event loop runs between two pages, so a request for a
 * cached page waits for one page at most; while there are such requests, rendering pauses.
 */
export function openRenderScheduler(): RenderScheduler {
  let readers = 0;
  let restsUntil = 0;
  let previous: Promise<unknown> = Promise.resolve();

  async function rest(): Promise<void> {
    let known;
    do {
      known = readers;
      await nextRound();
    } while (readers !== known && performance.now() < restsUntil);
  }

  return {
    noteReader() {
      readers += 1;
    },
    draw(work) {
      const drawn = previous.then(async () => {
        await rest();
        const began = performance.now();
        try {
          return work();
        } finally {
          const ended = performance.now();
          restsUntil = ended + REST_PER_WORK * (ended - began);
        }
      });
      previous = drawn.catch(() => undefined);
      return drawn;
    },
  };
}
