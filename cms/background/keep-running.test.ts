import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRunning, type Loop } from './keep-running.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let loop: Loop;
beforeEach(() => vi.clearAllMocks());
afterEach(() => loop.close());

/** Work whose runs end when told. */
function openWork() {
  const runs: PromiseWithResolvers<void>[] = [];
  const work = vi.fn(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  /** Ends this run once it has begun. */
  const end = async (run: number, error?: Error) => {
    await vi.waitFor(() => expect(runs).toHaveLength(run));
    if (error) runs.at(-1)?.reject(error);
    else runs.at(-1)?.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { work, end };
}
const RARELY = { name: 'The tide', everyMs: 60_000, log };
const away = new Error('the sea is away');

describe('a loop', () => {
  it('runs at once, and again when something may be due, but never twice at a time', async () => {
    const { work, end } = openWork();
    loop = keepRunning({ ...RARELY, work });
    loop.wake();
    loop.wake();
    expect(work).toHaveBeenCalledTimes(1);
    await end(1);
    await end(2);
    expect(work).toHaveBeenCalledTimes(2);
    loop.wake();
    await end(3);
  });

  it('keeps trying, and logs the first failure and the return', async () => {
    const { work, end } = openWork();
    loop = keepRunning({ ...RARELY, work, retryMs: 1 });
    await end(1, away);
    await end(2, away);
    expect(loop.isFailing()).toBe(true);
    await end(3);
    expect(loop.isFailing()).toBe(false);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('The tide fails (the sea is away); we keep trying.');
    expect(log.info).toHaveBeenCalledExactlyOnceWith('The tide works again.');
  });

  it('that fails is not hurried by a wake', async () => {
    const { work, end } = openWork();
    loop = keepRunning({ ...RARELY, work });
    loop.wake();
    await end(1, away);
    loop.wake();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('starts after its first pause, and never when closed before', async () => {
    const work = vi.fn();
    loop = keepRunning({ ...RARELY, firstMs: 60_000, work });
    await loop.close();
    expect(work).not.toHaveBeenCalled();
  });

  it('is closed when its present run has ended, which is told to stop and fails in silence', async () => {
    const work = vi.fn(
      (stopped: AbortSignal) =>
        new Promise((_resolve, reject) => stopped.addEventListener('abort', () => reject(away))),
    );
    loop = keepRunning({ ...RARELY, work });
    await loop.close();
    loop.wake();
    expect(work).toHaveBeenCalledTimes(1);
    expect(log.warn).not.toHaveBeenCalled();
  });
});
