import type { CuisineCount, NeighborhoodCount } from '#domain/places/aggregates';
import type { Located } from '#domain/places/distance';
import { isNeighborhood } from '#domain/places/is-neighborhood';
import { curlApostrophes } from '#domain/words/curl-apostrophes';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import { hasLocationSql, isListedSql } from './listed.ts';
import { runSql } from './run-sql.ts';

// Each query reads all places, and most pages show one of them, so they are cached per content version.

/**
 * Every category of a published place with the number of its listed places: 0 when all of them are closed or
 * excluded, because its (empty) page still exists. Includes hidden categories, which the domain filters out.
 */
export function countByCategory(payload: Payload): Promise<readonly CuisineCount[]> {
  return service('contentMemory').remember('count-by-category', () =>
    runSql<CuisineCount>(
      payload,
      sql`select r.category, (count(*) filter (where ${isListedSql}))::int as count
          from restaurants r where r._status = 'published' group by r.category`,
    ),
  );
}

/** The same for neighborhoods, each with the center from its record, or else that of its listed places. */
export function countByNeighborhood(payload: Payload): Promise<readonly (NeighborhoodCount & Located)[]> {
  return service('contentMemory').remember('count-by-neighborhood', async () => {
    const counts = await runSql<NeighborhoodCount & Located>(
      payload,
      // OFFSET 0 prevents the planner from evaluating "is listed" once per column.
      sql`select neighborhood, count,
            (case when n.longitude is null then counted.latitude else coalesce(n.latitude, counted.latitude) end)::float8 as latitude,
            (case when n.latitude is null then counted.longitude else coalesce(n.longitude, counted.longitude) end)::float8 as longitude
          from (
            select neighborhood, (count(*) filter (where is_listed))::int as count,
              avg(latitude) filter (where is_listed and has_location) as latitude,
              avg(longitude) filter (where is_listed and has_location) as longitude
            from (
              select r.neighborhood, r.latitude, r.longitude, ${isListedSql} as is_listed, ${hasLocationSql} as has_location
              from restaurants r where r._status = 'published' offset 0
            ) published
            group by neighborhood
          ) counted left join neighborhoods n on n.name = counted.neighborhood`,
    );
    return counts.filter(({ neighborhood }) => isNeighborhood(neighborhood));
  });
}

/** The listed place with the most reviews of each category or neighborhood. */
export function listBestKnown(
  payload: Payload,
  by: 'category' | 'neighborhood',
): Promise<ReadonlyMap<string, string>> {
  return service('contentMemory').remember(`best-known-by-${by}`, async () => {
    const group = sql`r.${sql.identifier(by)}`;
    const rows = await runSql<{ value: string; name: string }>(
      payload,
      sql`select distinct on (${group}) ${group} as value, r.name from restaurants r
          where ${isListedSql} and r.review_count > 0 order by ${group}, r.review_count desc, r.name`,
    );
    return new Map(rows.map(({ value, name }) => [value, curlApostrophes(name)]));
  });
}
