import { setImmediate as nextRound } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { openRenderScheduler } from './render-scheduler.ts';

const WORK_MS = 20;

afterEach(() => vi.restoreAllMocks());

it('pages render in order, and the event loop runs between two of them', async () => {
  const { draw } = openRenderScheduler();
  const seen: string[] = [];
  let isDone = false;
  const drawings = Promise.all(['a', 'b', 'c'].map((name) => draw(() => seen.push(name))));
  void drawings.then(() => (isDone = true));
  while (!isDone) {
    await nextRound();
    seen.push('look');
  }
  expect(seen.filter((one) => one !== 'look')).toEqual(['a', 'b', 'c']);
  expect(seen.join(' ')).toMatch(/a look.* b look.* c/);
});

it('a failed render does not block the next one', async () => {
  const { draw } = openRenderScheduler();
  const failed = draw(() => {
    throw new Error('A page cannot be drawn.');
  });
  await expect(failed).rejects.toThrow('cannot be drawn');
  await expect(draw(() => 'drawn')).resolves.toBe('drawn');
});

it('rendering pauses only while cached pages are requested', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const work = () => {
    const began = now;
    now += WORK_MS;
    return began;
  };
  const { draw, noteReader } = openRenderScheduler();
  const restOf = async (isRead: boolean) => {
    let isDone = false;
    const first = draw(work);
    const second = draw(work).finally(() => (isDone = true));
    while (!isDone) {
      if (isRead) noteReader();
      await nextRound();
      now += 1;
    }
    return (await second) - (await first) - WORK_MS;
  };
  expect(await restOf(true)).toBeGreaterThanOrEqual(WORK_MS);
  expect(await restOf(false)).toBeLessThan(WORK_MS / 2);
});
