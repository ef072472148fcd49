import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isListedSql } from './listed.ts';
import { runSql } from './run-sql.ts';

interface LastModified {
  lastModified: string;
}

const isoSql = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Cuisines with a listed place. A list also changes when a place closes, so its date is the newest of all its
 * published places, listed or not.
 */
export function listCuisineChanges(payload: Payload): Promise<({ name: string } & LastModified)[]> {
  return runSql(
    payload,
    sql`select r.category as name, ${isoSql(sql`max(r.updated_at)`)} as "lastModified"
        from restaurants r where r._status = 'published' group by r.category
        having bool_or(${isListedSql}) order by r.category`,
  );
}

/** The same for neighborhoods. */
export function listNeighborhoodChanges(payload: Payload): Promise<({ name: string } & LastModified)[]> {
  return runSql(
    payload,
    sql`select r.neighborhood as name, ${isoSql(sql`max(r.updated_at)`)} as "lastModified"
        from restaurants r where r._status = 'published' group by r.neighborhood
        having bool_or(${isListedSql}) order by r.neighborhood`,
  );
}

export function listRestaurantChanges(payload: Payload): Promise<({ id: number } & LastModified)[]> {
  return runSql(
    payload,
    sql`select r.id, ${isoSql(sql`r.updated_at`)} as "lastModified"
        from restaurants r where ${isListedSql} order by r.id`,
  );
}
