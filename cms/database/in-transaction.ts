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
