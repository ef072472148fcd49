import { isCopy } from '../dish-kinds.ts';
import type { EngineRequest, TextMeaning } from '../engine.ts';
import type { PlaceRecord } from '../memory/place-record.ts';
import { waysOf } from '../memory/read-text.ts';
import { unitVector, type Vector } from '../memory/unit-vector.ts';
import type { Vocabulary } from '../memory/vocabulary.ts';
import { NO_FILTERS, type SearchFilters, type Synonym } from '../query.ts';
import { synonymVariants } from '../synonym-variants.ts';
import table from '../understanding/words.json' with { type: 'json' };

/** What places are ranked by; the in-process index has it, whichever engine finds them. */
export interface PlaceFacts {
  /** In the order of "best". */
  readonly best: readonly PlaceRecord[];
  /** Each id's index in `best`. */
  readonly rowOf: ReadonlyMap<number, number>;
  readonly vocabulary: Vocabulary;
  readonly synonyms: readonly Synonym[];
}

/** The asked words as bits, at the ids of the indexed words that match them; each level includes the one before. */
export interface Marks {
  exact: Int32Array;
  /** Or its plural or singular. */
  whole: Int32Array;
  /** The asked word is the beginning of the indexed one. */
  begins: Int32Array;
  near: Int32Array;
}

/** The words of a text, as bits. */
export interface Ways {
  /** The words to find in dishes and descriptions, as bits: as typed, joined or split. Empty: nothing but conditions. */
  readonly ways: readonly number[];
  /** The same by synonyms, which say less: "seafood" for crab cakes. */
  readonly waysBySynonym: readonly number[];
}

/** One thing that may be meant. */
export interface AskedMeaning extends Ways {
  readonly filters: SearchFilters;
  readonly isAround: boolean;
  readonly occasions: readonly string[];
  /** Diets, too. */
  readonly features: readonly string[];
  /** How many kinds of conditions there are: cuisine, price, … */
  readonly conditionCount: number;
  /** Asks for a cuisine and for nothing else that may stand in names, unlike a price or a time. */
  readonly isCuisineNamed: boolean;
  /** Asks for nothing that a place may lack: "best". */
  readonly isAnything: boolean;
  /** Asks for somewhere to eat, but not what: a table for a date, something cheap. */
  readonly isMeal: boolean;
}

/** A request, prepared for looking at many places. */
export interface Asked {
  readonly key: string;
  readonly isInterpreted: boolean;
  readonly marks: Marks;
  /** The words of the text without stop words, as bits; all together, then with joined or split ones. */
  readonly significant: number;
  readonly names: readonly number[];
  readonly meanings: readonly AskedMeaning[];
  readonly wantsCopies: boolean;
  readonly from: Vector | null;
}

const MAX_BITS = 31;
const SHORTEST_BEGINNING = 3;
const OCCASIONS = new Set(Object.keys(table.occasions));

/** Reuses the arrays of `marks` if they are large enough. */
export function readAsked(request: EngineRequest, { vocabulary, synonyms }: PlaceFacts, marks: Marks): Asked {
  const { terms, reading, near } = request;
  clear(marks, vocabulary.size);
  const bits = new Map<string, number>();
  const bitOf = (word: string) => {
    const known = bits.get(word);
    if (known !== undefined) return known;
    const bit = bits.size < MAX_BITS ? 1 << bits.size : 0;
    bits.set(word, bit);
    mark(marks, vocabulary, { word, bit });
    return bit;
  };
  const maskOf = (words: readonly string[]) => words.reduce((mask, word) => mask | bitOf(word), 0);
  const masksOf = (ways: readonly (readonly string[])[]) => ways.map(maskOf).filter((mask) => mask !== 0);
  const asTyped = (words: readonly string[]) => masksOf(waysOf(words, { vocabulary, synonyms: [] }));
  const bySynonym = (words: readonly string[]) => masksOf(synonymVariants(words, synonyms).slice(1));
  const { words } = reading?.significant ?? terms;
  const meanings: readonly TextMeaning[] = reading?.meanings ?? [
    { terms, filters: NO_FILTERS, isAround: false },
  ];
  return {
    key: terms.key,
    isInterpreted: reading !== undefined,
    marks,
    significant: maskOf(words),
    names: asTyped(words),
    meanings: meanings.map((meaning) =>
      meaningOf(meaning, {
        ways: asTyped(meaning.terms.words),
        waysBySynonym: bySynonym(meaning.terms.words),
      }),
    ),
    wantsCopies: [
      terms.key,
      ...meanings.flatMap(({ filters }) => [...filters.tags, ...filters.cuisines]),
    ].some((asked) => isCopy((name) => name.toLowerCase(), asked)),
    from: near && unitVector(near),
  };
}

function meaningOf({ terms, filters, isAround }: TextMeaning, words: Ways): AskedMeaning {
  const { tags, cuisines, prices, neighborhoods, openAt, mayBeOpenAt, openOn } = filters;
  const occasions = tags.filter((tag) => OCCASIONS.has(tag));
  const features = tags.filter((tag) => !OCCASIONS.has(tag));
  const times = [openAt, mayBeOpenAt, openOn].filter((time) => time !== null);
  const conditions = [cuisines, occasions, features, prices, neighborhoods, times];
  const conditionCount = conditions.filter(({ length }) => length > 0).length;
  const hasText = terms.key !== '';
  return {
    ...words,
    filters,
    isAround,
    occasions,
    features,
    conditionCount,
    isCuisineNamed:
      !hasText && cuisines.length > 0 && [...occasions, ...features, ...neighborhoods].length === 0,
    isAnything: !hasText && conditionCount === 0,
    isMeal: !hasText && cuisines.length === 0,
  };
}

function clear(marks: Marks, size: number): void {
  for (const level of ['exact', 'whole', 'begins', 'near'] as const) {
    if (marks[level].length < size) marks[level] = new Int32Array(2 * size);
    else marks[level].fill(0);
  }
}

function mark(
  { exact, whole, begins, near }: Marks,
  vocabulary: Vocabulary,
  { word, bit }: { word: string; bit: number },
): void {
  const meaning = vocabulary.meaningOf(word);
  const add = (level: Int32Array, numbers: readonly number[]) => {
    for (const number of numbers) level[number] = (level[number] ?? 0) | bit;
  };
  const forms = vocabulary.formsOf(word);
  const beginnings = word.length < SHORTEST_BEGINNING ? forms : meaning.beginnings;
  add(exact, vocabulary.exactly(word));
  add(whole, forms);
  add(begins, beginnings);
  add(near, beginnings);
  add(near, meaning.near);
}
