import type { SqlDatabase } from '#search';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../database/in-transaction.ts';

/** Adapts a pool to the search engine's interface. */
export function searchDatabase(pool: Pool): SqlDatabase {
  const queryOn =
    (connection: Pool | PoolClient): SqlDatabase['query'] =>
    async (text, params = []) =>
      (await connection.query(text, [...params])).rows;
  return {
    query: queryOn(pool),
    transaction: (work) => inTransaction(pool, (client) => work(queryOn(client))),
  };
}
