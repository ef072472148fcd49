import { isCopy } from '../dish-kinds.ts';
import type { IndexedRestaurant } from '../indexed-restaurant.ts';
import { byFacet, FACETS, type Coordinates, type FacetName } from '../query.ts';
import { FIELDS, placeWords } from '../place-words.ts';
import { searchKey, wordsOf, type Fold } from '../search-terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * A place as kept in memory, read from PostgreSQL only when it changes. Plain arrays, as each typed array adds 200 bytes
 * of overhead, and copies of those that grew, which have room for half as many more.
 */
export interface PlaceRecord extends Pick<
  IndexedRestaurant,
  'id' | 'rating' | 'reviewCount' | 'score' | 'tags' | 'isClosed' | 'openOn' | 'openedOn'
> {
  readonly fingerprint: string;
  /** Folded name. */
  readonly name: string;
  /** The id of its first word, or `NO_PLAIN_NAME`. */
  readonly firstWord: number;
  readonly facets: Readonly<Record<FacetName, string | null>>;
  readonly at: Coordinates | null;
  /** Minutes since Monday 00:00: from, to (exclusive), from, to, … */
  readonly openMinutes: readonly number[];
  /** Word ids, each listed once, in the first group of fields that has it; `END_OF_FIELD` follows each group. */
  readonly words: readonly number[];
  /** Word ids of its dishes, the specialty first, each dish followed by `END_OF_DISH` or `END_OF_COPY`. */
  readonly dishes: readonly number[];
}

/** Stands for a name with a word after a sign ("fish-n-chips"): how it has a text is seen only in the name itself. */
export const NO_PLAIN_NAME = -1;
const SIGN_BEFORE_WORD = /^[^\p{L}\p{N}]|[^ \p{L}\p{N}][\p{L}\p{N}]/u;

export const END_OF_FIELD = -1;
export const END_OF_DISH = -1;
/** Ends a dish that replaces meat or fish. */
export const END_OF_COPY = -2;

export function recordOf(
  place: IndexedRestaurant,
  fingerprint: string,
  { fold, vocabulary }: { fold: Fold; vocabulary: Vocabulary },
): PlaceRecord {
  const { id, rating, reviewCount, score, tags, isClosed, openOn, openedOn, latitude, longitude } = place;
  const words = placeWords(fold, place);
  const taken = new Set<string>();
  const numbersOf = (list: readonly string[]) => {
    const fresh = [...new Set(list)].filter((word) => !taken.has(word));
    for (const word of fresh) taken.add(word);
    return fresh.map((word) => vocabulary.numberOf(word));
  };
  const name = searchKey(fold, place.name);
  const numbers = FIELDS.flatMap((field) => [...numbersOf(words[field].flat()), END_OF_FIELD]).slice();
  return {
    id,
    rating,
    reviewCount,
    score,
    tags,
    isClosed,
    openOn,
    openedOn,
    fingerprint,
    name,
    firstWord: SIGN_BEFORE_WORD.test(name) ? NO_PLAIN_NAME : (numbers[0] ?? NO_PLAIN_NAME),
    facets: byFacet((facet) => place[FACETS[facet].field]),
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    openMinutes: place.openMinutes.flatMap(({ from, to }) => [from, to]).slice(),
    words: numbers,
    dishes: (place.dishes ?? [])
      .flatMap((dish) => [
        ...wordsOf(searchKey(fold, dish)).map((word) => vocabulary.numberOf(word)),
        isCopy(fold, dish) ? END_OF_COPY : END_OF_DISH,
      ])
      .slice(),
  };
}
