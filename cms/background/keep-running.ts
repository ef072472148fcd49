import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../database/database-fault.ts';
import type { Log } from '../database/log.ts';

export interface Loop {
  /** Something may be due: runs now, or once more after the present run. A failing loop keeps to its pauses. */
  wake(): void;
  isFailing(): boolean;
  /** Resolves when the present run has ended. */
  close(): Promise<void>;
}

interface LoopOptions {
  /** For the log: "The link check". */
  readonly name: string;
  readonly work: (stopped: AbortSignal) => Promise<unknown>;
  /** The longest pause between two runs. */
  readonly everyMs: number;
  /** The pause before the first run. */
  readonly firstMs?: number;
  /** The pause after a failure; it doubles with each further one. */
  readonly retryMs?: number;
  readonly log: Log;
}

/** Runs the work again and again until closed. Logs the first of several failures, and when it works again. */
export function keepRunning({ name, work, everyMs, firstMs = 0, retryMs = everyMs, log }: LoopOptions): Loop {
  const stopped = new AbortController();
  let rest = new AbortController();
  let failures = 0;
  let isAwake = false;

  async function runOnce(): Promise<void> {
    isAwake = false;
    try {
      await work(stopped.signal);
      if (failures > 0) log.info(`${name} works again.`);
      failures = 0;
    } catch (error) {
      if (failures === 0 && !stopped.signal.aborted)
        log.warn(`${name} fails (${reasonOf(error)}); we keep trying.`);
      failures += 1;
    }
  }

  async function pause(ms: number): Promise<void> {
    if (stopped.signal.aborted || (isAwake && failures === 0)) return;
    rest = new AbortController();
    await sleep(ms, undefined, { signal: rest.signal, ref: false }).catch(() => undefined);
  }

  async function run(): Promise<void> {
    if (firstMs > 0) await pause(firstMs);
    while (!stopped.signal.aborted) {
      await runOnce();
      await pause(failures === 0 ? everyMs : Math.min(retryMs * 2 ** (failures - 1), everyMs));
    }
  }

  const ended = run();
  return {
    wake() {
      isAwake = true;
      if (failures === 0) rest.abort();
    },
    isFailing: () => failures > 0,
    close() {
      stopped.abort();
      rest.abort();
      return ended;
    },
  };
}
