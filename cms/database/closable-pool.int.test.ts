import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, inject, it } from 'vitest';
import { closablePg, closePool } from './closable-pool.ts';

const pool = new closablePg.Pool({ connectionString: inject('postgresUrl') });
afterAll(() => closePool(pool));

it('a connection that breaks while somebody holds it fails what is asked next, and not the process', async () => {
  const client = await pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  // Vitest fails on an error event that nobody hears.
  await sleep(100);
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
