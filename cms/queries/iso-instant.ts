import { sql } from '@payloadcms/db-postgres';

/** A database timestamp in the contract's format: ISO 8601, in UTC. */
export const isoInstant = (expression: string) =>
  sql.raw(`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
