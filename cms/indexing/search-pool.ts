import type { SqlDatabase } from '#search';
import type { Pool, PoolClient } from 'pg';
import { statementName } from '../database/statement-name.ts';

/** A pool as the search engine takes it; what every search asks may have connections of its own. */
export function searchDatabase(pool: Pool, asking: Pool = pool): SqlDatabase {
  const queryOn =
    (connection: Pool | PoolClient): SqlDatabase['query'] =>
    async (text, params = []) =>
      (await connection.query(text, [...params])).rows;
  return {
    query: queryOn(pool),
    ask: async (text, params) =>
      (await asking.query({ name: statementName(text), text, values: [...params] })).rows,
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
