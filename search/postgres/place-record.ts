import type { IndexedRestaurant } from '../indexed-restaurant.ts';
import { byFacet, FACETS, type FacetName } from '../query.ts';
import { phoneDigits, searchKey, wordsOf, type Fold } from '../search-terms.ts';
import { unitVector } from './unit-vector.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Where a place has a word. */
export const FIELDS = ['name', 'other', 'description'] as const;
export type Field = (typeof FIELDS)[number];

/** A place as memory keeps it between two states of the index: small, and read from PostgreSQL only when it changes. */
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
  readonly openMinutes: Uint16Array;
  /** Numbers of its words, each once, by the best field that has it. */
  readonly words: Readonly<Record<Field, Uint32Array>>;
}

/** Streets are written short and spoken long; both find them. */
const STREET_WORDS: readonly (readonly [string, string])[] = [
  ['st', 'street'],
  ['ave', 'avenue'],
  ['rd', 'road'],
  ['blvd', 'boulevard'],
  ['dr', 'drive'],
  ['ln', 'lane'],
  ['hwy', 'highway'],
  ['pkwy', 'parkway'],
  ['sq', 'square'],
  ['pl', 'place'],
  ['ct', 'court'],
  ['ter', 'terrace'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
];
const OTHER_SPELLING = new Map(
  STREET_WORDS.flatMap(([short, long]) => [[short, long] as const, [long, short] as const]),
);

/** A telephone number is found by all of its digits, and without the area code. */
const LOCAL_DIGITS = 7;

export function recordOf(
  place: IndexedRestaurant,
  fingerprint: string,
  { fold, vocabulary }: { fold: Fold; vocabulary: Vocabulary },
): PlaceRecord {
  const name = searchKey(fold, place.name);
  const wordsIn = (text: string) => wordsOf(searchKey(fold, text));
  const street = wordsIn(place.address).flatMap((word) => [word, OTHER_SPELLING.get(word) ?? word]);
  const { latitude, longitude } = place;
  const taken = new Set<string>();
  const numbersOf = (words: readonly string[]) => {
    const fresh = [...new Set(words)].filter((word) => !taken.has(word));
    for (const word of fresh) taken.add(word);
    return Uint32Array.from(fresh, (word) => vocabulary.numberOf(word));
  };
  return {
    id: place.id,
    fingerprint,
    name,
    facets: byFacet((facet) => place[FACETS[facet].field]),
    rating: place.rating,
    reviewCount: place.reviewCount,
    score: place.score,
    position: latitude === null || longitude === null ? null : unitVector({ latitude, longitude }),
    tags: place.tags,
    openMinutes: Uint16Array.from(place.openMinutes.flatMap(({ from, to }) => [from, to])),
    words: {
      name: numbersOf(wordsOf(name)),
      other: numbersOf([
        ...wordsIn(place.category),
        ...wordsIn(place.neighborhood),
        ...street,
        ...phoneWords(place.phone ?? ''),
      ]),
      description: numbersOf(wordsIn(place.description ?? '')),
    },
  };
}

function phoneWords(phone: string): string[] {
  const digits = phoneDigits(phone);
  return digits.length < LOCAL_DIGITS ? [] : [digits, digits.slice(-LOCAL_DIGITS)];
}
