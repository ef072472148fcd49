import { afterAll, expect, inject, it } from 'vitest';
import { closablePg, closePool } from './closable-pool.ts';

const pool = new closablePg.Pool({ connectionString: inject('postgresUrl') });
afterAll(() => closePool(pool));

it('a connection that breaks while somebody holds it fails what is asked next, and not the process', async () => {
  const client = await pool.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  // Vitest fails on an error event that nobody hears, which comes before the end.
  const ended = new Promise((resolve) => client.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
