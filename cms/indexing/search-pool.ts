import { createHash } from 'node:crypto';
import type { SqlDatabase } from '#search';
import type { Pool, PoolClient } from 'pg';

const names = new Map<string, string>();

/** PostgreSQL knows a prepared statement by a name of at most 63 letters. There are few: values are parameters. */
function nameOf(statement: string): string {
  const known = names.get(statement);
  if (known !== undefined) return known;
  const name = `search_${createHash('sha256').update(statement).digest('base64url').slice(0, 22)}`;
  names.set(statement, name);
  return name;
}

/** Payload's own pool, as the search engine takes it. */
export function searchDatabase(pool: Pool): SqlDatabase {
  const queryOn =
    (connection: Pool | PoolClient): SqlDatabase['query'] =>
    async (text, params = []) =>
      (await connection.query(text, [...params])).rows;
  return {
    query: queryOn(pool),
    ask: async (text, params) => (await pool.query({ name: nameOf(text), text, values: [...params] })).rows,
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
