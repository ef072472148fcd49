import type { EngineRequest } from '../engine.ts';
import { EVERYTHING, type FacetName, type Facets, type SearchAnswer, type Synonym } from '../query.ts';
import type { PlaceFacts } from '../ranking/asked.ts';
import { readTerms, wordsOf, type Fold } from '../search-terms.ts';
import { buildLexicon, type Lexicon } from '../understanding/lexicon.ts';
import { answerFromColumns } from './answer-from-columns.ts';
import type { Columns } from './columns.ts';
import type { Dishes } from './dishes.ts';
import { inSlices } from './in-slices.ts';
import { mapNeighborhoods, type NeighborhoodMap } from './neighborhood-map.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The index at one moment: how it answers, what queries are read by, and what places are ranked by. */
export interface Snapshot extends PlaceFacts, NeighborhoodMap {
  search(request: EngineRequest): Promise<SearchAnswer>;
  /** With these besides the stored synonyms. */
  withSynonyms(more: readonly Synonym[]): Promise<Snapshot>;
  /** Facet counts over all places. */
  readonly facets: Facets;
  readonly lexicon: Lexicon;
  /** Whether any place has the word. */
  readonly isWord: (word: string) => boolean;
  /** Whether the two words are adjacent in the name of some dish. */
  readonly isDish: (one: string, next: string) => boolean;
  /** Up to so many dishes that have the text at the beginning of a word. */
  readonly dishesBeginningWith: (text: string, most: number) => readonly string[];
  /** Whether the words follow each other in the name of a place. */
  readonly isName: (words: readonly string[]) => boolean;
}

interface Holding {
  readonly columns: Columns;
  readonly vocabulary: Vocabulary;
  readonly dishes: Dishes;
  readonly synonyms: readonly Synonym[];
  readonly fold: Fold;
}

/** Step by step, so that no search has to compute what all of them need. */
export function* takeSnapshot(holding: Holding): Generator<undefined, Snapshot> {
  const { columns, vocabulary, dishes, synonyms, fold } = holding;
  const { best, rowOf, isOpenAt } = columns;
  const answer = (request: EngineRequest) => answerFromColumns(columns, request, { vocabulary, synonyms });
  const { facets } = answer({ ...EVERYTHING, terms: readTerms(fold, ''), perPage: 1 });
  yield;
  const namesOf = (facet: FacetName) => facets[facet].map(({ value }) => value).sort();
  const names = { cuisines: namesOf('cuisine'), neighborhoods: namesOf('neighborhood') };
  return {
    ...(yield* mapNeighborhoods(best)),
    lexicon: yield* buildLexicon(fold, names, synonyms),
    best,
    rowOf,
    isOpenAt,
    vocabulary,
    synonyms,
    facets,
    search: (request) => Promise.resolve(answer(request)),
    withSynonyms: (more) => inSlices(takeSnapshot({ ...holding, synonyms: [...synonyms, ...more] })),
    isWord: (word) => vocabulary.has(word),
    isDish: (one, next) => dishes.has(one, next),
    dishesBeginningWith: (text, most) => dishes.beginningWith(text, most),
    isName(words) {
      const phrase = ` ${words.join(' ')} `;
      return best.some(
        ({ name }) => name.includes(words[0] ?? '') && ` ${wordsOf(name).join(' ')} `.includes(phrase),
      );
    },
  };
}
