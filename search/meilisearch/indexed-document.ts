import { fingerprintOf, type IndexedRestaurant } from '../indexed-restaurant.ts';
import { FACET_NAMES, FACETS } from '../query.ts';
import { inBothNumbers, placeWords } from '../place-words.ts';
import { searchKey, type Fold } from '../search-terms.ts';
import { markValue } from './exact-value.ts';
import { orderKey } from './order-key.ts';

/** Maximum number of opening spans: four a day, plus splits at Sunday midnight. More aren't indexed. */
export const MAX_OPEN_SPANS = 30;

/** A word in every document that nobody types (a letter from one 15th-century manuscript). */
export const EVERY_PLACE = 'ꙮ';

export interface IndexedDocument {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** A place as a Meilisearch document. Missing fields are unknown: they pass no filter and sort last. */
export function documentOf(fold: Fold, place: IndexedRestaurant): IndexedDocument {
  const nameKey = searchKey(fold, place.name);
  const words = placeWords(fold, place);
  return {
    id: place.id,
    fingerprint: fingerprintOf(place),
    name: words.name.flat().join(' '),
    nearName: words.name.flatMap(inBothNumbers).join(' '),
    inner: words.name.flat().flatMap(innerParts).join(' '),
    elsewhere: words.other.flatMap(inBothNumbers).join(' '),
    kinds: words.kinds.flatMap(inBothNumbers).join(' '),
    description: words.description.flatMap(inBothNumbers).join(' '),
    every: EVERY_PLACE,
    nameKey,
    signs: signsOf(nameKey),
    orderKey: orderKey(place, nameKey),
    ...facetsOf(place),
    tags: place.tags.map(markValue),
    words: [...new Set(Object.values(words).flat(2))],
    openOn: place.openOn,
    ...(place.openedOn !== null && { openedOn: dayNumber(place.openedOn) }),
    ...withoutUnknown({ rating: place.rating, reviewCount: place.reviewCount }),
    ...locationOf(place),
    ...Object.fromEntries(
      place.openMinutes.slice(0, MAX_OPEN_SPANS).flatMap(({ from, to }, index) => [
        [`openFrom${index}`, from],
        [`openTo${index}`, to],
      ]),
    ),
  };
}

/** All proper suffixes of a word: Meilisearch matches only prefixes. */
function innerParts(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((_, index) => letters.slice(index + 1).join(''));
}

/** The name from each punctuation mark on. */
function signsOf(nameKey: string): string[] {
  return [...nameKey.matchAll(/[^\p{L}\p{N}\s]/gu)].map(({ index }) => nameKey.slice(index));
}

function facetsOf(place: IndexedRestaurant): Record<string, string> {
  return Object.fromEntries(
    FACET_NAMES.flatMap((name) => {
      const value = place[FACETS[name].field];
      return value === null ? [] : [[name, markValue(value)]];
    }),
  );
}

function withoutUnknown(fields: Readonly<Record<string, number | null>>): Record<string, number | null> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function locationOf({ latitude, longitude }: IndexedRestaurant) {
  return latitude === null || longitude === null ? {} : { _geo: { lat: latitude, lng: longitude } };
}

/** 2026-09-14 as 20260914: Meilisearch compares numbers only. */
export function dayNumber(date: string): number {
  return Number(date.replaceAll('-', ''));
}
