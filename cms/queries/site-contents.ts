import { isNeighborhood } from '#domain/places/is-neighborhood';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isoInstant } from './iso-instant.ts';
import { isListedSql } from './listed.ts';
import { runSql } from './run-sql.ts';

interface LastModified {
  lastModified: string;
}

/**
 * Cuisines with a listed place. A list also changes when a place closes, so its date is the newest change of all its
 * published places, listed or not.
 */
export function listCuisineChanges(payload: Payload): Promise<({ name: string } & LastModified)[]> {
  return runSql(
    payload,
    sql`select r.category as name, ${isoInstant('max(r.updated_at)')} as "lastModified"
        from restaurants r where r._status = 'published' group by r.category
        having bool_or(${isListedSql}) order by r.category`,
  );
}

/** The same for neighborhoods. */
export async function listNeighborhoodChanges(
  payload: Payload,
): Promise<({ name: string } & LastModified)[]> {
  const changes = await runSql<{ name: string } & LastModified>(
    payload,
    sql`select r.neighborhood as name, ${isoInstant('max(r.updated_at)')} as "lastModified"
        from restaurants r where r._status = 'published' group by r.neighborhood
        having bool_or(${isListedSql}) order by r.neighborhood`,
  );
  return changes.filter(({ name }) => isNeighborhood(name));
}

export function listRestaurantChanges(payload: Payload): Promise<({ id: number } & LastModified)[]> {
  return runSql(
    payload,
    sql`select r.id, ${isoInstant('r.updated_at')} as "lastModified"
        from restaurants r where ${isListedSql} order by r.id`,
  );
}
