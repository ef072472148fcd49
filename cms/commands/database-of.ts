import type { Payload, PayloadRequest } from 'payload';

type Database = Payload['db']['drizzle'];

/** The database within the request's transaction, if it has one: what is written is committed only with the rest. */
export async function databaseOf({ payload, transactionID }: PayloadRequest): Promise<Database> {
  const id = await transactionID;
  const session = id === undefined ? undefined : payload.db.sessions?.[id];
  return (session?.db as Database | undefined) ?? payload.db.drizzle;
}
