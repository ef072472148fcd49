import type { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

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
