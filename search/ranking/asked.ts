import { isCopy } from '../dish-kinds.ts';
import type { EngineRequest, TextMeaning } from '../engine.ts';
import type { Columns } from '../memory/columns.ts';
import { testsOf, type Test } from '../memory/filter-places.ts';
import { NO_FILTERS, type Coordinates, type Synonym } from '../query.ts';
import { spellingsOf, synonymVariants } from '../synonyms.ts';

/** What places are ranked by; the in-process index has it, whichever engine finds them. */
export interface PlaceFacts {
  readonly columns: Columns;
  readonly synonyms: readonly Synonym[];
}

/** How well an indexed word matches an asked one; 0 if it doesn't. */
export const LEVEL = { near: 1, begins: 2, otherNumber: 3, exact: 4 } as const;
/** A level for each asked word. */
export type Cover = number[];

/** Words of the request, by their numbers. */
type Way = readonly number[];

export interface Ways {
  /** The words to find in dishes and descriptions: as typed, joined or split. Empty: nothing but conditions. */
  readonly ways: readonly Way[];
  /** The same by synonyms, which say less: "seafood" for crab cakes. */
  readonly waysBySynonym: readonly Way[];
}

/** One thing that may be meant. */
export interface AskedMeaning extends Ways {
  /** In the order of what counts: the first one is what the name of the query stands for. */
  readonly cuisines: readonly string[];
  /** What it should have: cuisine, price, … */
  readonly conditions: readonly Test[];
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
  /** The level 0 for each word of the request: those of the text without stop words first. */
  readonly none: readonly number[];
  readonly significantCount: number;
  /**
   * By the id of an indexed word, which of `levels` it has; 0 if it matches none, as most do. It is the columns' array,
   * valid until the next request: one as long as the vocabulary for each asked word would be most of the garbage.
   */
  readonly levelsOf: Int32Array;
  /** How well it matches each word of the request. */
  readonly levels: readonly Cover[];
  /** The words of the text without stop words: all together, then with joined or split ones. */
  readonly names: readonly Way[];
  readonly meanings: readonly AskedMeaning[];
  readonly wantsCopies: boolean;
  readonly from: Coordinates | null;
  /** How many places the city has. */
  readonly places: number;
}

const SHORTEST_BEGINNING = 3;

export function readAsked(request: EngineRequest, { columns, synonyms }: PlaceFacts): Asked {
  const { best, vocabulary, levelsOf } = columns;
  const { terms, reading, near } = request;
  const known = new Map<string, number>();
  const levels: Cover[] = [[]];
  levelsOf.fill(0);
  const wayOf = (words: readonly string[]): Way =>
    words.map((word) => {
      const of = known.get(word) ?? known.size;
      if (of === known.size) markMatches(word, of, columns, levels);
      known.set(word, of);
      return of;
    });
  const { words } = reading?.significant ?? terms;
  const significantCount = wayOf(words).length;
  const asTyped = (typed: readonly string[]) => spellingsOf(typed, vocabulary).map(wayOf);
  const meanings: readonly TextMeaning[] = reading?.meanings ?? [
    { terms, filters: NO_FILTERS, isAround: false },
  ];
  return {
    key: terms.key,
    isInterpreted: reading !== undefined,
    significantCount,
    names: asTyped(words),
    meanings: meanings.map((meaning) => ({
      ...conditionsOf(meaning, columns),
      ways: asTyped(meaning.terms.words),
      waysBySynonym: synonymVariants(meaning.terms.words, synonyms).map(wayOf),
    })),
    none: Array.from(known, () => 0),
    levelsOf,
    levels,
    wantsCopies: [
      terms.key,
      ...meanings.flatMap(({ filters }) => [...filters.tags, ...filters.cuisines]),
    ].some((asked) => isCopy((name) => name.toLowerCase(), asked)),
    from: near,
    places: best.length,
  };
}

function conditionsOf({ terms, filters, isAround }: TextMeaning, columns: Columns) {
  const { tags, cuisines, neighborhoods, openAt, mayBeOpenAt } = filters;
  // What is new is not better for it, and unknown hours say nothing.
  const hours = { openAt: openAt ?? mayBeOpenAt, mayBeOpenAt: null };
  const wanted = { ...filters, ...hours, openedSince: null, ...(isAround && { neighborhoods: [] }) };
  const conditions = [...testsOf(columns, wanted), ...(isAround ? [() => false] : [])];
  const isNothing = terms.key === '';
  return {
    cuisines,
    conditions,
    isCuisineNamed: isNothing && cuisines.length > 0 && tags.length + neighborhoods.length === 0,
    isAnything: isNothing && conditions.length === 0,
    isMeal: isNothing && cuisines.length === 0,
  };
}

function markMatches(word: string, of: number, { vocabulary, levelsOf }: Columns, levels: Cover[]): void {
  const { beginnings, near } = vocabulary.meaningOf(word);
  const mark = (numbers: readonly number[], level: number) => {
    for (const number of numbers) {
      const at = (levelsOf[number] ||= levels.length);
      (levels[at] ??= [])[of] = level;
    }
  };
  mark(near, LEVEL.near);
  // Few letters begin too many words.
  if (word.length >= SHORTEST_BEGINNING) mark(beginnings, LEVEL.begins);
  mark(vocabulary.formsOf(word), LEVEL.otherNumber);
  mark(vocabulary.exactly(word), LEVEL.exact);
}
