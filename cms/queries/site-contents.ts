import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isoInstant } from './iso-instant.ts';
import { isListedSql } from './listed.ts';
import { runSql } from './run-sql.ts';

export interface NameChange {
  readonly name: string;
  /** ISO 8601. */
  readonly lastModified: string;
}

/**
 * Cuisines or neighborhoods with a listed place. A list also changes when a place closes, so its date is the newest
 * change of all its published places, listed or not.
 */
export function listNameChanges(payload: Payload, by: 'category' | 'neighborhood'): Promise<NameChange[]> {
  const name = sql`r.${sql.identifier(by)}`;
  return runSql(
    payload,
    sql`select ${name} as name, ${isoInstant('max(r.updated_at)')} as "lastModified"
        from restaurants r where r._status = 'published' group by ${name}
        having bool_or(${isListedSql}) order by ${name}`,
  );
}

export function listRestaurantChanges(payload: Payload): Promise<{ id: number; lastModified: string }[]> {
  return runSql(
    payload,
    sql`select r.id, ${isoInstant('r.updated_at')} as "lastModified"
        from restaurants r where ${isListedSql} order by r.id`,
  );
}
