import type { CuisineCount, NeighborhoodCount } from '#domain/aggregates';
import type { Located } from '#domain/distance';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { hasLocationSql, isListedSql } from './listed.ts';
import { runSql } from './run-sql.ts';

/**
 * Every category of a published place with the number of its listed ones: 0 where all of them are closed or
 * excluded, since such a page exists, if empty. Hidden categories included: the domain leaves those out.
 */
export function countByCategory(payload: Payload): Promise<CuisineCount[]> {
  return runSql(
    payload,
    sql`select r.category, (count(*) filter (where ${isListedSql}))::int as count
        from restaurants r where r._status = 'published' group by r.category`,
  );
}

/** The same of neighborhoods, each with the middle of its listed places where they have coordinates. */
export function countByNeighborhood(payload: Payload): Promise<(NeighborhoodCount & Located)[]> {
  return runSql(
    payload,
    sql`select r.neighborhood, (count(*) filter (where ${isListedSql}))::int as count,
          (avg(r.latitude) filter (where ${isListedSql} and ${hasLocationSql}))::float8 as latitude,
          (avg(r.longitude) filter (where ${isListedSql} and ${hasLocationSql}))::float8 as longitude
        from restaurants r where r._status = 'published' group by r.neighborhood`,
  );
}
