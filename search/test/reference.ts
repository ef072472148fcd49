import {
  EVERYTHING,
  FACETS,
  type Coordinates,
  type Exclusions,
  type FacetCount,
  type FacetFilter,
  type SearchFilters,
  type SearchRequest,
} from '../query.ts';
import { inOtherNumber } from '../grammatical-number.ts';
import { placeWords } from '../place-words.ts';
import { readTerms, searchKey, wordsOf } from '../search-terms.ts';
import type { EngineRequest } from '../engine.ts';
import type { IndexedRestaurant } from '../indexed-restaurant.ts';
import { foldForTests } from './fixture.ts';

/** What an engine should answer, by the plainest means: a look at every place. */

export function ask(given: Partial<SearchRequest> = {}): EngineRequest {
  const { text, plain: _plain, now: _now, ...rest } = { ...EVERYTHING, ...given };
  return { ...rest, terms: readTerms(foldForTests, text) };
}

export const nameKey = (place: IndexedRestaurant): string => searchKey(foldForTests, place.name);

export const containsText = (place: IndexedRestaurant, text: string): boolean =>
  nameKey(place).includes(searchKey(foldForTests, text));

export function passesFilters(
  place: IndexedRestaurant,
  request: EngineRequest,
  except?: keyof SearchFilters,
): boolean {
  const isIn = (values: readonly string[], value: string | null) =>
    values.length === 0 || (value !== null && values.includes(value));
  const { minRating, openAt, mayBeOpenAt, area } = request;
  const facets = Object.values(FACETS).map(
    ({ filter, field }) => [filter, () => isIn(request[filter], place[field])] as const,
  );
  const others: Record<Exclude<keyof SearchFilters, FacetFilter>, () => boolean> = {
    tags: () => request.tags.every((tag) => place.tags.includes(tag)),
    not: () => !isExcluded(place, request.not),
    openOn: () => request.openOn === null || place.openOn.includes(request.openOn),
    openedSince: () =>
      request.openedSince === null || (place.openedOn !== null && place.openedOn >= request.openedSince),
    minRating: () => minRating === null || (place.rating !== null && place.rating >= minRating),
    mayBeOpenAt: () =>
      mayBeOpenAt === null ||
      place.openMinutes.length === 0 ||
      place.openMinutes.some(({ from, to }) => from <= mayBeOpenAt && mayBeOpenAt < to),
    openAt: () => openAt === null || place.openMinutes.some(({ from, to }) => from <= openAt && openAt < to),
    area: () =>
      area === null ||
      (place.latitude !== null &&
        place.longitude !== null &&
        place.latitude >= area.south &&
        place.latitude <= area.north &&
        place.longitude >= area.west &&
        place.longitude <= area.east),
  };
  return [...facets, ...Object.entries(others)].every(([name, passesOne]) => name === except || passesOne());
}

/** With what no place of an answer may have. */
export function isExcluded(place: IndexedRestaurant, not: Exclusions): boolean {
  const words = new Set(Object.values(placeWords(foldForTests, place)).flat(2));
  const hasWord = (word: string) => [word, ...inOtherNumber(word)].some((form) => words.has(form));
  return (
    Object.values(FACETS).some(({ filter, field }) => not[filter].some((value) => value === place[field])) ||
    not.tags.some((tag) => place.tags.includes(tag)) ||
    (not.openedBefore !== null && place.openedOn !== null && place.openedOn < not.openedBefore) ||
    not.words.some((phrase) => phrase.split(' ').every(hasWord))
  );
}

/** Most first, ties by value; unknown values are not counted. */
export function countValues(values: readonly (string | null)[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** 0 the name is the query, 1 starts with it, 2 has it at the start of a word, 3 has it, 4 is found otherwise. */
export function tierOf(place: IndexedRestaurant, text: string): number {
  const [name, key] = [nameKey(place), searchKey(foldForTests, text)].map((each) => wordsOf(each).join(' '));
  if (name === undefined || key === undefined || !name.includes(key)) return 4;
  if (name.startsWith(key)) return Number(name !== key);
  return name.includes(` ${key}`) ? 2 : 3;
}

type Comparator = (a: IndexedRestaurant, b: IndexedRestaurant) => number;

/** Unknown last, whichever the direction. */
const byNumber =
  (read: (place: IndexedRestaurant) => number | null, direction: 1 | -1): Comparator =>
  (a, b) => {
    const [left, right] = [read(a), read(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (left - right) * direction;
  };

const byName: Comparator = (a, b) => (nameKey(a) < nameKey(b) ? -1 : Number(nameKey(a) > nameKey(b)));

const inOrder =
  (...comparators: Comparator[]): Comparator =>
  (a, b) => {
    for (const compare of comparators) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };

export const byScore = inOrder(
  (a, b) => Number(a.isClosed) - Number(b.isClosed),
  byNumber(({ score }) => score, -1),
  byNumber(({ reviewCount }) => reviewCount, -1),
  byName,
  (a, b) => a.id - b.id,
);
export const COMPARATORS = {
  best: byScore,
  rating: inOrder(
    byNumber(({ rating }) => rating, -1),
    byScore,
  ),
  reviews: inOrder(
    byNumber(({ reviewCount }) => reviewCount, -1),
    byScore,
  ),
  name: inOrder(byName, byScore),
} as const;

const EARTH_RADIUS_METERS = 6_371_000;

/** Great-circle distance by the haversine formula; null without coordinates. */
export function metersBetween(place: IndexedRestaurant, to: Coordinates): number | null {
  if (place.latitude === null || place.longitude === null) return null;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(to.latitude - place.latitude) / 2) ** 2 +
    Math.cos(radians(place.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - place.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.sqrt(half));
}
