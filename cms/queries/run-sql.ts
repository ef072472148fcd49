import type { sql } from '@payloadcms/db-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Payload } from 'payload';
import { statementName } from '../database/statement-name.ts';

type Statement = ReturnType<typeof sql>;

/**
 * Runs a statement on the adapter's own pool. The caller declares the row type, because the statement next to
 * it determines it.
 */
export async function runSql<Row extends object>(payload: Payload, statement: Statement): Promise<Row[]> {
  const result = await payload.db.drizzle.execute(statement);
  return result.rows as unknown as Row[];
}

const dialect = new PgDialect();

/**
 * The same as a prepared statement, planned once per connection, for frequent queries. Pass lists as one
 * parameter (`= any`).
 */
export async function runKeptSql<Row extends object>(payload: Payload, statement: Statement): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const { rows } = await payload.db.pool.query<Row>({ name: statementName(text), text, values: params });
  return rows;
}
