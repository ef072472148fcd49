import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPostgres } from '../test/test-postgres.ts';
import { isLockHeld } from '../test/is-lock-held.ts';
import { LOCKS, tryLock, tryWithLock, withLock } from './advisory-locks.ts';

let here: pg.Pool;
let elsewhere: pg.Pool;

beforeAll(() => {
  const connection = { connectionString: testPostgres().url };
  here = new pg.Pool(connection);
  elsewhere = new pg.Pool(connection);
});
afterAll(() => Promise.all([here.end(), elsewhere.end()]));

it('each lock has its own key', () => {
  expect(new Set(Object.values(LOCKS)).size).toBe(Object.keys(LOCKS).length);
});

it('only one process at a time holds a lock; locks are independent', async () => {
  const lock = await tryLock(here, 'jobs');
  expect(await tryLock(elsewhere, 'jobs')).toBe(null);
  expect(await tryWithLock(elsewhere, 'jobs', () => Promise.resolve('done'))).toBe(null);
  expect(await tryWithLock(elsewhere, 'imports', () => Promise.resolve('done'))).toBe('done');
  expect(await isLockHeld(elsewhere, 'jobs')).toBe(true);
  expect(await isLockHeld(elsewhere, 'imports')).toBe(false);
  await lock?.release();
  expect(await tryWithLock(elsewhere, 'jobs', () => Promise.resolve('done'))).toBe('done');
});

it('withLock waits, and releases the lock when the work fails', async () => {
  const lock = await tryLock(here, 'indexRun');
  const order: string[] = [];
  const waiting = withLock(elsewhere, 'indexRun', async () => {
    order.push('work');
    throw new Error('no');
  });
  // Handled from here on: it may reject before the lock's release has completed.
  const failed = expect(waiting).rejects.toThrow('no');
  await expect.poll(() => elsewhere.totalCount - elsewhere.idleCount).toBe(1);
  order.push('released');
  await lock?.release();
  await failed;
  expect(order).toEqual(['released', 'work']);
  expect(await isLockHeld(here, 'indexRun')).toBe(false);
});

it('ends with its connection', async () => {
  const lock = await tryLock(here, 'retention');
  lock?.client.once('error', () => undefined);
  lock?.client.release(true);
  await expect.poll(() => isLockHeld(elsewhere, 'retention')).toBe(false);
});
