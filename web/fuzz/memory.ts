import { setTimeout as sleep } from 'node:timers/promises';
import { METRICS_HEADERS } from '../test/metrics-token.ts';

const MB = 1_000_000;
const LOOKS = 10;
const LOOK_EVERY_MS = 1_000;
/** Normal fluctuation of a process of this size. */
const MAX_GROWTH_MB = 80;

/** Heap megabytes in use when idle: the lowest of several samples, with garbage collected in between. */
export async function settledMemory(url: string): Promise<number> {
  const seen: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const text = await (await fetch(`${url}/metrics`, { headers: METRICS_HEADERS })).text();
    const [heap, external] = ['nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes'].map((name) =>
      Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN),
    );
    seen.push(((heap ?? 0) + (external ?? 0)) / MB);
    await sleep(LOOK_EVERY_MS);
  }
  return Math.round(Math.min(...seen));
}

/** Compares the halves of a run, given its quarters: garbage of one quarter may remain until the next. */
export function isGrowth([first = 0, second = 0, third = 0, fourth = 0]: readonly number[]): boolean {
  return !(Math.min(third, fourth) - Math.min(first, second) < MAX_GROWTH_MB);
}
