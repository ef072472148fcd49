import type { IndexedRestaurant } from '../indexed-restaurant.ts';
import { byFacet, FACETS, type FacetName } from '../query.ts';
import { placeWords, type Field } from '../place-words.ts';
import { searchKey, type Fold } from '../search-terms.ts';
import { unitVector } from './unit-vector.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * A place as memory keeps it between two states of the index: small, and read from PostgreSQL only when it changes. Plain
 * lists of numbers: a typed array of a few comes with 200 bytes of its own.
 */
export interface PlaceRecord {
  readonly id: number;
  readonly fingerprint: string;
  /** Folded. */
  readonly name: string;
  readonly facets: Readonly<Record<FacetName, string | null>>;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly score: number | null;
  readonly position: readonly [x: number, y: number, z: number] | null;
  readonly tags: readonly string[];
  /** From, to (not included), from, to ... in minutes since Monday, midnight. */
  readonly openMinutes: readonly number[];
  /** Numbers of its words, each once, by the best field that has it. */
  readonly words: Readonly<Record<Field, readonly number[]>>;
}

export function recordOf(
  place: IndexedRestaurant,
  fingerprint: string,
  { fold, vocabulary }: { fold: Fold; vocabulary: Vocabulary },
): PlaceRecord {
  const { latitude, longitude } = place;
  const words = placeWords(fold, place);
  const taken = new Set<string>();
  const numbersOf = (list: readonly string[]) => {
    const fresh = [...new Set(list)].filter((word) => !taken.has(word));
    for (const word of fresh) taken.add(word);
    return fresh.map((word) => vocabulary.numberOf(word));
  };
  return {
    id: place.id,
    fingerprint,
    name: searchKey(fold, place.name),
    facets: byFacet((facet) => place[FACETS[facet].field]),
    rating: place.rating,
    reviewCount: place.reviewCount,
    score: place.score,
    position: latitude === null || longitude === null ? null : unitVector({ latitude, longitude }),
    tags: place.tags,
    openMinutes: place.openMinutes.flatMap(({ from, to }) => [from, to]).slice(),
    words: {
      name: numbersOf(words.name.flat()),
      other: numbersOf(words.other.flat()),
      description: numbersOf(words.description.flat()),
    },
  };
}
