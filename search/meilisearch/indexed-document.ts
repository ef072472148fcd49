import { createHash } from 'node:crypto';
import { fingerprintOf, type IndexedRestaurant } from '../indexed-restaurant.ts';
import { byFacet, FACETS } from '../query.ts';
import { inBothNumbers, placeWords } from '../place-words.ts';
import { searchKey, type Fold } from '../search-terms.ts';

/** Maximum number of opening spans: four a day, plus splits at Sunday midnight. More aren't indexed. */
export const MAX_OPEN_SPANS = 30;

/** A word in every document that nobody types (a letter from one 15th-century manuscript). */
export const EVERY_PLACE = 'ꙮ';

export interface IndexedDocument {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** A place as a Meilisearch document. What is null passes no filter and sorts last. */
export function documentOf(fold: Fold, place: IndexedRestaurant): IndexedDocument {
  const { latitude, longitude } = place;
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
    isClosed: Number(place.isClosed),
    ...byFacet((name) => {
      const value = place[FACETS[name].field];
      return value === null ? null : markValue(value);
    }),
    tags: place.tags.map(markValue),
    words: [...new Set(Object.values(words).flat(2))],
    openOn: place.openOn,
    openedOn: place.openedOn && dayNumber(place.openedOn),
    rating: place.rating,
    reviewCount: place.reviewCount,
    score: place.score,
    _geo: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
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

/** 2026-09-14 as 20260914: Meilisearch compares numbers only. */
export function dayNumber(date: string): number {
  return Number(date.replaceAll('-', ''));
}

/** Meilisearch ignores case, width and whitespace in filter values. */
const SEPARATOR = '\u001F';

/** Appends a hash to the value, so that "BBQ" and "Bbq" are counted separately. */
export function markValue(value: string): string {
  const mark = createHash('sha256').update(value).digest('hex').slice(0, 8);
  return `${value}${SEPARATOR}${mark}`;
}

export function unmarkValue(marked: string): string {
  return marked.slice(0, marked.lastIndexOf(SEPARATOR));
}
