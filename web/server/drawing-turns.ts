import { setImmediate as nextRound } from 'node:timers/promises';

/** While pages that are kept are asked for as well, drawing gets two fifths of the time. */
const REST_PER_WORK = 1.5;

/** Who may draw, when: one page at a time, and not all the time while others only want what is kept. */
export interface DrawingTurns {
  /** Somebody got a kept answer. */
  noteReader(): void;
  /** Does the work, which is done in one piece, when its turn has come. */
  draw<Drawn>(work: () => Drawn): Promise<Drawn>;
}

/**
 * Drawing is the longest piece of work in the process. Between two pages the network is looked at, so that whoever asks
 * for something kept waits for one page at most; and while there are such readers, drawing rests.
 */
export function openDrawingTurns(): DrawingTurns {
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
