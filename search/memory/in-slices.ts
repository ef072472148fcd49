import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a step of long work may keep others waiting. */
const SLICE_MS = 5;

/** Runs long work step by step; whatever else the process has to do gets its turn between slices of a few milliseconds. */
export async function inSlices<T>(steps: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await nextTurn();
  }
}
