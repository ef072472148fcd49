import { MAX_PINS, type SearchQuery } from '#contract/search';
import { cityMoment } from '#domain/calendar/city-time';
import { isNeighborhood } from '#domain/places/is-neighborhood';
import { foldText } from '#domain/words/characters';
import { minutesOfDay, minuteOfWeek, type LocalMoment, type Weekday } from '#domain/calendar/opening-hours';
import {
  evidenceFinder,
  FACET_NAMES,
  facetFilters,
  hasFilters,
  LATELY_DAYS,
  openedWithinDays,
  type Facets,
  type SearchRequest,
  type Understood,
} from '#search';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { nearestNamesSql } from '../database/nearest-names-sql.ts';
import { service } from '../start/services.ts';
import type { RestaurantDoc } from './restaurant-doc.ts';
import { listListedByIds, listPositions, type Position } from './restaurants.ts';
import { runSql } from './run-sql.ts';
import { findListingRules } from './settings.ts';

export interface FoundPlaces {
  docs: RestaurantDoc[];
  /** When it was asked. */
  moment: Required<LocalMoment>;
  /** Why a place is here. */
  evidenceOf: ReturnType<typeof evidenceFinder>;
  total: number;
  facets: Facets;
  understood: Understood;
  /** The query has filters in addition to text. */
  isFiltered: boolean;
}

/** Searches the index, then loads the places from storage, in the index's order. */
export async function findPlaces(payload: Payload, query: SearchQuery, now: Date): Promise<FoundPlaces> {
  const request = toRequest(query, now);
  const [{ ids, total, facets, understood }, { hiddenCategories }] = await Promise.all([
    service('search').search(request),
    findListingRules(payload),
  ]);
  const docs = await listListedByIds(payload, ids);
  const moment = cityMoment(now);
  return {
    docs,
    moment,
    evidenceOf: evidenceFinder(understood, { fold: foldText, now: minuteOfWeek(moment) }),
    total,
    understood,
    isFiltered: hasFilters(request),
    // Hidden categories are not offered as cuisines, but their places are still found (decisions §5).
    facets: {
      ...facets,
      cuisine: facets.cuisine.filter(({ value }) => !hiddenCategories.includes(value)),
      neighborhood: facets.neighborhood.filter(({ value }) => isNeighborhood(value)),
    },
  };
}

export interface FoundPins {
  /** In list order. */
  pins: { id: number; position: Position }[];
  total: number;
  understood: Understood;
}

/** The positions of all places that a search finds, on all pages. */
export async function findPins(payload: Payload, query: SearchQuery, now: Date): Promise<FoundPins> {
  const [{ ids, total, understood }, positions] = await Promise.all([
    service('search').search({ ...toRequest(query, now), page: 1, perPage: MAX_PINS, facets: [] }),
    listPositions(payload),
  ]);
  const pins = ids.flatMap((id) => {
    const position = positions.get(id);
    return position ? [{ id, position }] : [];
  });
  return { pins, total, understood };
}

export interface FoundSuggestions {
  docs: RestaurantDoc[];
  cuisines: { value: string; count: number }[];
  neighborhoods: { value: string; count: number }[];
  completions: { value: string; count: number; isTimed: boolean }[];
}

export async function findSuggestions(
  payload: Payload,
  text: string,
  most: { places: number; names: number },
  now: Date,
): Promise<FoundSuggestions> {
  const [found, { hiddenCategories }] = await Promise.all([
    service('search').suggest(text, most.places, minuteOfWeek(cityMoment(now))),
    findListingRules(payload),
  ]);
  const cuisines = found.cuisines.filter(({ value }) => !hiddenCategories.includes(value));
  return {
    docs: await listListedByIds(payload, found.ids),
    cuisines: cuisines.slice(0, most.names),
    neighborhoods: found.neighborhoods.filter(({ value }) => isNeighborhood(value)).slice(0, most.names),
    completions: found.completions
      .filter(({ name }) => !hiddenCategories.includes(name) && isNeighborhood(name))
      .slice(0, 2 * most.names),
  };
}

export interface NearestNames {
  cuisines: string[];
  neighborhoods: string[];
}

/** The cuisines and neighborhoods with the names most similar to a text without results. */
export async function findNearestNames(payload: Payload, text: string): Promise<NearestNames> {
  const [{ cuisine, neighborhood }, { hiddenCategories }] = await Promise.all([
    service('indexMemory').remember('names', () => service('search').facets()),
    findListingRules(payload),
  ]);
  const nearestOf = async (counted: readonly { value: string }[]) => {
    const names = sql`select value as name from json_to_recordset(${JSON.stringify(counted)}::json) as counted (value text)`;
    const rows = await runSql<{ name: string }>(payload, nearestNamesSql(names, text, MAX_NEAREST));
    return rows.map(({ name }) => name);
  };
  const [cuisines, neighborhoods] = await Promise.all([
    nearestOf(cuisine.filter(({ value }) => !hiddenCategories.includes(value))),
    nearestOf(neighborhood),
  ]);
  return { cuisines, neighborhoods };
}

/** Per kind. */
const MAX_NEAREST = 2;

function toRequest(query: SearchQuery, now: Date): SearchRequest {
  const { q, plain, tag, need, minRating, openNow, openDay, openTime, area, lat, lng, sort, page, perPage } =
    query;
  const today = cityMoment(now);
  const minute = minuteOfWeek(today);
  return {
    text: q,
    plain,
    now: minute,
    today: today.date,
    ...facetFilters((facet) => query[facet]),
    tags: [...tag, ...need],
    not: {
      cuisines: query.excludeCuisine,
      neighborhoods: query.excludeNeighborhood,
      prices: query.excludePrice,
      tags: query.excludeTag,
      words: [],
      openedBefore: null,
    },
    openOn: null,
    openedSince: query.opened.length > 0 ? openedWithinDays(LATELY_DAYS, today.date) : null,
    minRating: minRating ?? null,
    openAt: openNow ? minute : askedMinute(openDay, openTime),
    mayBeOpenAt: null,
    area: area ?? null,
    near: lat === undefined || lng === undefined ? null : { latitude: lat, longitude: lng },
    sort: sort ?? (q.trim() === '' ? 'best' : 'relevance'),
    page,
    perPage,
    facets: FACET_NAMES,
  };
}

function askedMinute(day: Weekday | undefined, time: string | undefined): number | null {
  return day === undefined || time === undefined ? null : minuteOfWeek({ day, minutes: minutesOfDay(time) });
}
