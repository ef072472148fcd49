import type { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Pool, PoolClient } from 'pg';

/** Runs statements in a transaction. With `repeatable read` they all see the same snapshot. */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  isolation: 'read committed' | 'repeatable read' = 'read committed',
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const note = (error: Error) => {
    broken = error;
  };
  client.on('error', note);
  try {
    await client.query(`begin isolation level ${isolation}`);
    const answer = await work(client);
    await client.query('commit');
    client.release();
    return answer;
  } catch (error) {
    await client.query('rollback').catch((failed: Error) => note(failed));
    client.release(broken);
    throw error;
  } finally {
    client.off('error', note);
  }
}

/** Runs a statement in the request's transaction, so that it sees the request's own writes. */
export async function runInRequest<Row extends object>(
  req: PayloadRequest,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> {
  const { drizzle, sessions } = req.payload.db;
  const session = sessions?.[(await req.transactionID) ?? '']?.db as typeof drizzle | undefined;
  const { rows } = await (session ?? drizzle).execute(statement);
  return rows as unknown[] as Row[];
}
