import { type CollectionCriteria, type Criteria, LATE } from '#domain/guides/collection-guides';
import type { Rated } from '#domain/places/rated';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isListedSql, ratingSql } from './listed.ts';
import { rankableSql } from './restaurants.ts';
import { runSql } from './run-sql.ts';

/** The `most` best-rated listed places that meet one of the criteria, plus ties with the last one. */
export function listBestMeeting(
  payload: Payload,
  criteria: Criteria,
  most: number,
): Promise<(Rated & { id: number })[]> {
  return runSql(
    payload,
    sql`${rankableSql} and ${meetsSql(criteria)}
        order by r.status <> 'open', ${ratingSql} desc nulls last, r.review_count desc nulls last fetch first ${most} rows with ties`,
  );
}

/** Whether a collection includes any listed, non-excluded place. */
export async function isAnyMeeting(
  payload: Payload,
  { evidence, filling }: CollectionCriteria,
  excludedIds: readonly number[],
): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`select 1 from restaurants r where ${isListedSql} and (${meetsSql(evidence)} or ${meetsSql(filling)})
          and r.id <> all(${sql.param(excludedIds)}::int[]) limit 1`,
  );
  return rows.length > 0;
}

function meetsSql({ priceRanges, cuisineWords, tags, words, isOpenLate }: Criteria) {
  const conditions = [
    priceRanges && sql`r.price_range::text = any(${sql.param(priceRanges)}::text[])`,
    cuisineWords && sql`lower(r.category) like any(${containing(cuisineWords)})`,
    // Evaluated once per statement, not per row.
    tags &&
      sql`r.id in (select t.parent_id from restaurants_tags t where t.value::text = any(${sql.param(tags)}::text[]))`,
    isOpenLate && sql`(r.hours_known and r.id in (${openLateSql}))`,
    words && sql`lower(concat_ws(E'\\n', r.name, r.category, r.description)) like any(${containing(words)})`,
  ].filter((condition) => condition !== undefined && condition !== false);
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

/** A span that ends at or before its start runs into the next day. */
const openLateSql = sql`select h._parent_id from restaurants_opening_hours h
  where case when h.closes > h.opens then h.opens <= ${LATE} and h.closes > ${LATE}
    else h.opens <= ${LATE} or h.closes > ${LATE} end`;

function containing(words: readonly string[]) {
  return sql`${sql.param(words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`))}::text[]`;
}
