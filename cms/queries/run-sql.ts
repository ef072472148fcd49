import type { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/**
 * Runs a statement on the adapter's own pool. The caller names the shape of a row, because the
 * statement beside it is what decides that shape.
 */
export async function runSql<Row extends object>(
  payload: Payload,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> {
  const result = await payload.db.drizzle.execute(statement);
  return result.rows as unknown as Row[];
}
