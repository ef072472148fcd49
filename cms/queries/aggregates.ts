import { nameStats, type NameCount, type NamedKind } from '#domain/places/aggregates';
import type { Located } from '#domain/places/distance';
import { isNeighborhood } from '#domain/places/is-neighborhood';
import { curlApostrophes } from '#domain/words/characters';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import { hasLocationSql, isListedSql } from './listed.ts';
import { runSql } from './run-sql.ts';
import { findListingRules } from './settings.ts';

// Each query reads all places, and most pages show one of them, so they are cached per content version.

/** Cuisines have no center. A neighborhood's is that of its record, or else of its listed places. */
const COUNTS: Readonly<Record<NamedKind, ReturnType<typeof sql>>> = {
  cuisine: sql`select r.category as name, (count(*) filter (where ${isListedSql}))::int as count,
      null as latitude, null as longitude
    from restaurants r where r._status = 'published' group by r.category`,
  // OFFSET 0 prevents the planner from evaluating "is listed" once per column.
  neighborhood: sql`select neighborhood as name, count,
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
};

/**
 * Every cuisine or neighborhood of a published place with the number of its listed places: 0 when all of them are
 * closed or excluded, because its (empty) page still exists. Includes hidden categories, which `nameStats` filters out.
 */
export function countNames(payload: Payload, kind: NamedKind): Promise<readonly (NameCount & Located)[]> {
  return service('contentMemory').remember(`count-by-${kind}`, async () => {
    const counts = await runSql<NameCount & Located>(payload, COUNTS[kind]);
    return counts.filter(({ name }) => kind === 'cuisine' || isNeighborhood(name));
  });
}

/** Those with a page and their counts, most places first. */
export async function findNameStats(payload: Payload, kind: NamedKind): Promise<NameCount[]> {
  const [counts, rules] = await Promise.all([countNames(payload, kind), findListingRules(payload)]);
  return nameStats(kind, counts, rules.hiddenCategories);
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
