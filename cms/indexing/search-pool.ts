import type { SqlDatabase } from '#search';
import type { Pool, PoolClient } from 'pg';

/** A pool as the search engine takes it. */
export function searchDatabase(pool: Pool): SqlDatabase {
  const queryOn =
    (connection: Pool | PoolClient): SqlDatabase['query'] =>
    async (text, params = []) =>
      (await connection.query(text, [...params])).rows;
  return {
    query: queryOn(pool),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(queryOn(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
