import { MILES_PER_DEGREE, type Located } from '#domain/places/distance';
import type { Rated } from '#domain/places/rated';
import { SAMPLE_SOURCE } from '#domain/places/sample-source';
import { SIMILAR_SHOWN, SIMILAR_WITHIN_MILES } from '#domain/places/similar-places';
import type { ListedFacts } from '#domain/words/listing-facts';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import { hasLocationSql, isListedSql, latitudeSql, longitudeSql, ratingSql } from './listed.ts';
import {
  columnsSql,
  DETAIL_COLUMNS,
  RESTAURANT_COLUMNS,
  type RestaurantDetailDoc,
  type RestaurantDoc,
} from './restaurant-doc.ts';
import { prepareSql, runSql } from './run-sql.ts';

const columns = columnsSql(RESTAURANT_COLUMNS);
const detailColumns = columnsSql(DETAIL_COLUMNS);
const source = sql`from restaurants r left join media m on m.id = r.cover_id`;

/** More would keep other visitors waiting while they are parsed and presented. */
const READ_AT_A_TIME = 500;

/** Every listed place, ordered by id, some at a time. */
export async function* readListedRestaurants(payload: Payload): AsyncGenerator<RestaurantDoc[]> {
  for (let after = 0; ;) {
    const docs = await runSql<RestaurantDoc>(
      payload,
      sql`select ${columns} ${source} where r.id > ${after} and ${isListedSql} order by r.id limit ${READ_AT_A_TIME}`,
    );
    const last = docs.at(-1);
    if (!last) return;
    yield docs;
    after = last.id;
  }
}

/** The ranking inputs of a list and the facts for its text. */
export interface RankedPlace extends ListedFacts {
  readonly id: number;
}

const rankedSql = sql`select r.id, r.name, r.status, r.category, r.neighborhood, r.price_range as "priceRange",
  ${ratingSql} as rating, r.review_count::int as "reviewCount" from restaurants r where ${isListedSql}`;

/** The listed places of a cuisine or a neighborhood. */
export const listListedOf = {
  cuisine: prepareSql<RankedPlace, { name: string }>(
    sql`${rankedSql} and r.category = ${sql.placeholder('name')}`,
  ),
  neighborhood: prepareSql<RankedPlace, { name: string }>(
    sql`${rankedSql} and r.neighborhood = ${sql.placeholder('name')}`,
  ),
};

/** More than a city has; a larger directory need not be cached entirely. */
const MAX_REMEMBERED = 20_000;

/**
 * Listed places among the ids, in their order. Each is cached until the content changes, because many searches find
 * the same ones: with 4,000 places, the cache allows 590 new searches per second instead of 360.
 */
export async function listListedByIds(payload: Payload, ids: readonly number[]): Promise<RestaurantDoc[]> {
  const known = await service('contentMemory').remember('listed-places', () =>
    Promise.resolve(new Map<number, RestaurantDoc | null>()),
  );
  // A copy in the order of the ids, because another call may clear the cache during the read.
  const docs = new Map(ids.map((id) => [id, known.get(id) ?? null]));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    for (const doc of await readListedByIds(payload, { ids: unknown })) docs.set(doc.id, doc);
    if (known.size + unknown.length > MAX_REMEMBERED) known.clear();
    for (const id of unknown) known.set(id, docs.get(id) ?? null);
  }
  return [...docs.values()].filter((doc) => doc !== null);
}

const readListedByIds = prepareSql<RestaurantDoc, { ids: number[] }>(
  sql`select ${columns} ${source} where r.id = any(${sql.placeholder('ids')}::int[]) and ${isListedSql}`,
);

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The positions of listed places that have coordinates. */
export function listPositions(payload: Payload): Promise<ReadonlyMap<number, Position>> {
  return service('contentMemory').remember('positions', async () => {
    const rows = await runSql<Position & { id: number }>(
      payload,
      sql`select r.id, r.latitude::float8 as latitude, r.longitude::float8 as longitude
          from restaurants r where ${isListedSql} and ${hasLocationSql}`,
    );
    return new Map(rows.map(({ id, ...position }) => [id, position]));
  });
}

/** The ranking inputs of listed places `r`; callers add conditions and an order. */
export const rankableSql = sql`select r.id, r.name, r.status, ${ratingSql} as rating, r.review_count::int as "reviewCount"
  from restaurants r where ${isListedSql}`;

/** The ranking inputs of all listed places. */
export function listRankable(payload: Payload): Promise<(Rated & { id: number })[]> {
  return runSql(payload, rankableSql);
}

/** The `most` listed places with the highest scores, plus ties with the last one. */
export function listBestScored(payload: Payload, most: number): Promise<(Rated & { id: number })[]> {
  return runSql(
    payload,
    sql`${rankableSql} order by r.status <> 'open', ${ratingSql} * ln(greatest(r.review_count, 1)::float8 + 1) desc nulls last,
          r.review_count desc nulls last fetch first ${most} rows with ties`,
  );
}

/** The fields by which similar places are chosen. */
type SimilarCandidate = Rated & Located & Pick<RestaurantDoc, 'id' | 'category' | 'neighborhood'>;

/** More than are shown: the domain corrects for the flat-map distance used here, and breaks ties. */
const CANDIDATES = 4 * SIMILAR_SHOWN;
const CLOSE_DEGREES = SIMILAR_WITHIN_MILES / MILES_PER_DEGREE;

const candidatesSql = sql`select r.id, r.name, r.category, r.neighborhood, ${ratingSql} as rating,
    r.review_count::int as "reviewCount", ${latitudeSql} as latitude, ${longitudeSql} as longitude
  from restaurants r where r.id <> ${sql.placeholder('id')} and r.status = 'open' and ${isListedSql}`;
const bestFirstSql = sql`${ratingSql} desc nulls last, r.review_count desc nulls last, r.name`;

/** Open places that may be similar: the closest of its cuisine and the best of its neighborhood. */
export function listSimilarCandidates(
  payload: Payload,
  {
    id,
    category,
    neighborhood,
    latitude,
    longitude,
  }: Located & Pick<RestaurantDoc, 'id' | 'category' | 'neighborhood'>,
): Promise<SimilarCandidate[]> {
  return readSimilarCandidates(payload, { id, category, neighborhood, latitude, longitude });
}

const readSimilarCandidates = prepareSql<
  SimilarCandidate,
  { id: number; category: string; neighborhood: string; latitude: number | null; longitude: number | null }
>(sql`(
  ${candidatesSql} and r.category = ${sql.placeholder('category')}
  order by coalesce(
    case when ${hasLocationSql} then sqrt(
      (r.latitude::float8 - ${sql.placeholder('latitude')}::float8) ^ 2
      + ((r.longitude::float8 - ${sql.placeholder('longitude')}::float8) * cos(radians(r.latitude::float8))) ^ 2
    ) end,
    case when r.neighborhood = ${sql.placeholder('neighborhood')} then ${CLOSE_DEGREES}::float8 else 'infinity' end
  ), ${bestFirstSql} limit ${CANDIDATES}
) union all (
  ${candidatesSql} and r.category <> ${sql.placeholder('category')} and r.neighborhood = ${sql.placeholder('neighborhood')}
  order by ${bestFirstSql} limit ${CANDIDATES}
)`);

/** A published place, including closed and excluded ones, which keep their pages. */
export async function findRestaurantDetail(
  payload: Payload,
  id: number,
): Promise<RestaurantDetailDoc | null> {
  const [doc] = await readRestaurantDetail(payload, { id });
  return doc ?? null;
}

const readRestaurantDetail = prepareSql<RestaurantDetailDoc, { id: number }>(
  sql`select ${detailColumns} ${source} where r.id = ${sql.placeholder('id')} and r._status = 'published'`,
);

/** True for places with a page: published ones, including closed and excluded ones. */
export async function isPublishedRestaurant(payload: Payload, id: number): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`select 1 from restaurants where id = ${id} and _status = 'published'`,
  );
  return rows.length > 0;
}

/** True while the database contains sample places. */
export async function hasSampleRestaurants(payload: Payload): Promise<boolean> {
  const rows = await runSql(payload, sql`select 1 from restaurants where source = ${SAMPLE_SOURCE} limit 1`);
  return rows.length > 0;
}
