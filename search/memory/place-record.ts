import { isCopy } from '../dish-kinds.ts';
import type { IndexedRestaurant } from '../indexed-restaurant.ts';
import { byFacet, FACETS, type Coordinates, type FacetName } from '../query.ts';
import { FIELDS, placeWords } from '../place-words.ts';
import { searchKey, wordsOf, type Fold } from '../search-terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * A place as kept in memory, read from PostgreSQL only when it changes. Its lists stand one after the other in an array
 * that it shares with other places: plain arrays take twice the memory, and each typed array 200 bytes more.
 */
export interface PlaceRecord extends Pick<
  IndexedRestaurant,
  'id' | 'rating' | 'reviewCount' | 'score' | 'isClosed' | 'openOn' | 'openedOn'
> {
  readonly fingerprint: string;
  /** Folded name. */
  readonly name: string;
  readonly facets: Readonly<Record<FacetName, string | null>>;
  readonly at: Coordinates | null;
  /** Has its lists; where they begin: */
  readonly numbers: Int32Array;
  /** Open minutes since Monday 00:00: from, to (exclusive), from, to, … */
  readonly openMinutes: number;
  /** The ids of its tags. */
  readonly tags: number;
  /** Word ids of its dishes, the specialty first, each dish followed by `END_OF_DISH` or `END_OF_COPY`. */
  readonly dishes: number;
  /** Word ids, each listed once, in the first group of fields that has it; `END_OF_FIELD` follows each group. */
  readonly words: number;
  readonly end: number;
}

/** Where records keep their lists: arrays with room for some hundred places, each dropped with the last of them. */
export class Shelf {
  numbers = new Int32Array();
  #end = 0;

  /** Puts a list into `numbers`, and returns where it begins. */
  put(list: readonly number[]): number {
    const from = this.#end + list.length > this.numbers.length ? 0 : this.#end;
    if (from === 0) this.numbers = new Int32Array(Math.max(ROOM, list.length));
    this.numbers.set(list, from);
    this.#end = from + list.length;
    return from;
  }
}
const ROOM = 16_384;

export const END_OF_FIELD = -1;
export const END_OF_DISH = -1;
/** Ends a dish that replaces meat or fish. */
export const END_OF_COPY = -2;

export function recordOf(
  place: IndexedRestaurant,
  fingerprint: string,
  { fold, vocabulary, tags, shelf }: { fold: Fold; vocabulary: Vocabulary; tags: Vocabulary; shelf: Shelf },
): PlaceRecord {
  const { id, rating, reviewCount, score, isClosed, openOn, openedOn, latitude, longitude } = place;
  const words = placeWords(fold, place);
  const taken = new Set<string>();
  const numbersOf = (list: readonly string[]) => {
    const fresh = [...new Set(list)].filter((word) => !taken.has(word));
    for (const word of fresh) taken.add(word);
    return fresh.map((word) => vocabulary.numberOf(word));
  };
  const name = searchKey(fold, place.name);
  const wordNumbers = FIELDS.flatMap((field) => [...numbersOf(words[field].flat()), END_OF_FIELD]);
  const minutes = place.openMinutes.flatMap(({ from, to }) => [from, to]);
  const tagNumbers = place.tags.map((tag) => tags.numberOf(tag));
  const dishNumbers = (place.dishes ?? []).flatMap((dish) => [
    ...wordsOf(searchKey(fold, dish)).map((word) => vocabulary.numberOf(word)),
    isCopy(fold, dish) ? END_OF_COPY : END_OF_DISH,
  ]);
  const openMinutes = shelf.put([...minutes, ...tagNumbers, ...dishNumbers, ...wordNumbers]);
  const firstOfTags = openMinutes + minutes.length;
  const dishes = firstOfTags + tagNumbers.length;
  const firstOfWords = dishes + dishNumbers.length;
  return {
    id,
    rating,
    reviewCount,
    score,
    isClosed,
    openOn,
    openedOn,
    fingerprint,
    name,
    facets: byFacet((facet) => place[FACETS[facet].field]),
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    numbers: shelf.numbers,
    openMinutes,
    tags: firstOfTags,
    dishes,
    words: firstOfWords,
    end: firstOfWords + wordNumbers.length,
  };
}
