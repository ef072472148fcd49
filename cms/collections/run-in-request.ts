import type { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

/** The last statement of each transaction. */
const running = new WeakMap<object, Promise<unknown>>();

const rowsOf = <Row>({ rows }: { rows: readonly unknown[] }) => rows as Row[];

/** Runs a statement in the request's transaction, so that it sees the request's own writes. */
export async function runInRequest<Row extends object>(
  req: PayloadRequest,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> {
  const { drizzle, sessions } = req.payload.db;
  const session = sessions?.[(await req.transactionID) ?? '']?.db as typeof drizzle | undefined;
  if (!session) return rowsOf<Row>(await drizzle.execute(statement));
  // Payload runs the hooks of a list's rows at once; a connection takes one statement at a time.
  const before = running.get(session) ?? Promise.resolve();
  const result = before.then(() => session.execute(statement));
  running.set(
    session,
    result.catch(() => undefined),
  );
  return rowsOf<Row>(await result);
}
