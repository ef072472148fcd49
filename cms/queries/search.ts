import type { SearchQuery } from '#contract/search';
import { baltimoreMoment } from '#domain/baltimore-moment';
import { minuteOfWeek } from '#domain/opening-hours';
import type { Facets, SearchRequest } from '#search';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { readSearch } from '../search-door.ts';
import { listListedByIds, type RestaurantDoc } from './restaurants.ts';
import { runKeptSql } from './run-sql.ts';
import { findHiddenCategories } from './settings.ts';

export interface FoundPlaces {
  docs: RestaurantDoc[];
  total: number;
  facets: Facets;
}

/** Searches the index; the places themselves come from storage, in the order of the index. */
export async function findPlaces(payload: Payload, query: SearchQuery, now: Date): Promise<FoundPlaces> {
  const [{ ids, total, facets }, hiddenCategories] = await Promise.all([
    readSearch().search(toRequest(query, now)),
    findHiddenCategories(payload),
  ]);
  return {
    docs: await inOrder(payload, ids),
    total,
    // A hidden category is no cuisine to choose; its places stay found (decisions §5).
    facets: { ...facets, cuisine: facets.cuisine.filter(({ value }) => !hiddenCategories.includes(value)) },
  };
}

export interface FoundSuggestions {
  docs: RestaurantDoc[];
  cuisines: { value: string; count: number }[];
  neighborhoods: { value: string; count: number }[];
}

export async function findSuggestions(
  payload: Payload,
  text: string,
  most: { places: number; names: number },
): Promise<FoundSuggestions> {
  const [found, hiddenCategories] = await Promise.all([
    readSearch().suggest(text, { ...most, names: most.names + SPARE_NAMES }),
    findHiddenCategories(payload),
  ]);
  const cuisines = found.cuisines.filter(({ value }) => !hiddenCategories.includes(value));
  return {
    docs: await inOrder(payload, found.ids),
    cuisines: cuisines.slice(0, most.names),
    neighborhoods: found.neighborhoods.slice(0, most.names),
  };
}

/** More names than are shown, since some of them are hidden. */
const SPARE_NAMES = 10;

export interface NearestNames {
  cuisines: string[];
  neighborhoods: string[];
}

/** The cuisines and neighborhoods whose names look most like a text that found nothing. */
export async function findNearestNames(payload: Payload, text: string): Promise<NearestNames> {
  const [{ cuisine, neighborhood }, hiddenCategories] = await Promise.all([
    readSearch().facets(),
    findHiddenCategories(payload),
  ]);
  const names = [
    ...cuisine
      .filter(({ value }) => !hiddenCategories.includes(value))
      .map(({ value }) => ({ kind: 'cuisine', value })),
    ...neighborhood.map(({ value }) => ({ kind: 'neighborhood', value })),
  ];
  const nearest = await runKeptSql<{ kind: 'cuisine' | 'neighborhood'; value: string }>(
    payload,
    sql`select kind, value from (
          select kind, value, likeness, row_number() over (partition by kind order by likeness desc, value) as place
          from (
            select kind, value, greatest(word_similarity(${text}, value), similarity(${text}, value)) as likeness
            from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n(kind text, value text)
          ) compared where likeness >= ${LEAST_SIMILARITY}::real
        ) ordered where place <= 2 order by kind, place`,
  );
  const ofKind = (kind: string) => nearest.filter((name) => name.kind === kind).map(({ value }) => value);
  return { cuisines: ofKind('cuisine'), neighborhoods: ofKind('neighborhood') };
}

const LEAST_SIMILARITY = 0.3;

function toRequest(query: SearchQuery, now: Date): SearchRequest {
  const { q, cuisine, neighborhood, price, tag, minRating, openNow, lat, lng, sort, page, perPage } = query;
  return {
    text: q,
    cuisines: cuisine,
    neighborhoods: neighborhood,
    prices: price,
    tags: tag,
    minRating: minRating ?? null,
    openAt: openNow ? minuteOfWeek(baltimoreMoment(now)) : null,
    near: lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng },
    sort: sort ?? (q.trim() === '' ? 'best' : 'relevance'),
    page,
    perPage,
  };
}

async function inOrder(payload: Payload, ids: readonly number[]): Promise<RestaurantDoc[]> {
  const docs = new Map((await listListedByIds(payload, ids)).map((doc) => [doc.id, doc]));
  return ids.flatMap((id) => docs.get(id) ?? []);
}
