import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { runSql } from './run-sql.ts';

/** A diner's password as Payload stores it. */
export async function findStoredPassword(
  payload: Payload,
  userId: number,
): Promise<{ hash: string; salt: string } | null> {
  const [stored] = await runSql<{ hash: string; salt: string }>(
    payload,
    sql`select hash, salt from users where id = ${userId} and hash is not null and salt is not null`,
  );
  return stored ?? null;
}
