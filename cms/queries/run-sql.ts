import type { sql } from '@payloadcms/db-postgres';
import { fillPlaceholders } from '@payloadcms/db-postgres/drizzle';
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { Payload } from 'payload';
import { hash } from 'node:crypto';

type Statement = ReturnType<typeof sql>;

/**
 * Runs a statement on the adapter's own pool. The caller declares the row type, since its statement determines
 * it.
 */
export async function runSql<Row extends object>(payload: Payload, statement: Statement): Promise<Row[]> {
  const result = await payload.db.drizzle.execute(statement);
  return result.rows as unknown as Row[];
}

/** The first row of a statement; `null` if there is none. */
export async function findRow<Row extends object>(
  payload: Payload,
  statement: Statement,
): Promise<Row | null> {
  return (await runSql<Row>(payload, statement))[0] ?? null;
}

const dialect = new PgDialect();

/**
 * The same with a prepared statement, for frequent queries: built once, and planned once per connection. Values are
 * named `sql.placeholder`s; pass a list as one value (`= any`).
 */
export function prepareSql<Row extends object, Values extends Record<string, unknown>>(
  statement: Statement,
): (payload: Payload, values: Values) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const name = statementName(text);
  return async (payload, given) => {
    const values = fillPlaceholders(params, given);
    const { rows } = await payload.db.pool.query<Row>({ name, text, values });
    return rows;
  };
}

/** A name for a repeated statement, so that each connection prepares it once; at most 63 characters. */
const statementName = (text: string): string => `kept_${hash('sha256', text, 'base64url').slice(0, 22)}`;
