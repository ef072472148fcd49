import { afterAll, expect, inject, it } from 'vitest';
import { lockOn } from './advisory-locks.ts';
import { closablePg, closePool, noteReach } from './closable-pool.ts';
import { DatabaseAway } from './database-fault.ts';

const pool = new closablePg.Pool({ connectionString: inject('postgresUrl') });
afterAll(() => closePool(pool));

it('a connection that breaks while checked out fails the next query, not the process', async () => {
  const client = await pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  // Vitest fails on an unhandled error event, which comes before the end.
  const ended = new Promise((resolve) => client.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('a connection takes one statement at a time, in order, and goes on after one that fails', async () => {
  const client = await pool.connect();
  const warned: string[] = [];
  const note = ({ message }: Error) => void warned.push(message);
  process.on('warning', note);
  const answers = ['select 1 as n', 'select nothing', 'select 3 as n', 'select 4 as n'].map((statement) =>
    client.query<{ n: number }>(statement).then(
      ({ rows }) => rows[0]?.n,
      (error: Error) => error.message,
    ),
  );
  expect(await Promise.all(answers)).toEqual([1, 'column "nothing" does not exist', 3, 4]);
  // A warning comes a tick later.
  await pool.query('select 1');
  process.off('warning', note);
  expect(warned).toEqual([]);
  client.release();
});

const isWaiting = async (what: string) =>
  (await pool.query(`select 1 from pg_stat_activity where query ~ $1 and state = 'active'`, [what])).rowCount;

it('while the database is unreachable, running and new queries fail at once', async () => {
  const underWay = expect(pool.query('select pg_sleep(3600)')).rejects.toThrow('Connection terminated');
  await expect.poll(() => isWaiting('^select pg_sleep'), { timeout: 60_000 }).toBe(1);
  noteReach(false);
  await underWay;
  await expect(pool.query('select 1')).rejects.toThrow(DatabaseAway);
  await expect(pool.connect()).rejects.toThrow(DatabaseAway);
  noteReach(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('callers queued for a connection fail at once, too', async () => {
  const narrow = new closablePg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
  const holder = await narrow.connect();
  const inLine = expect(narrow.query('select 1')).rejects.toThrow(DatabaseAway);
  noteReach(false);
  holder.release(true);
  await inLine;
  noteReach(true);
  expect((await narrow.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await closePool(narrow);
});

it('a statement times out, but not while waiting for an advisory lock', async () => {
  const hasty = new closablePg.Pool({ connectionString: inject('postgresUrl'), statement_timeout: 50 });
  const [holder, waiter] = [await pool.connect(), await hasty.connect()];
  try {
    await expect(hasty.query('select pg_sleep(3600)')).rejects.toThrow('statement timeout');
    await lockOn(holder, 'jobs');
    const locked = lockOn(waiter, 'jobs');
    // Longer than the statement timeout.
    await pool.query('select pg_sleep(0.2)');
    await holder.query('select pg_advisory_unlock_all()');
    await locked;
    await expect(waiter.query('select pg_sleep(3600)')).rejects.toThrow('statement timeout');
  } finally {
    holder.release(true);
    waiter.release(true);
    await closePool(hasty);
  }
});
