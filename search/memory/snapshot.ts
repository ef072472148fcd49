import type { EngineRequest } from '../engine.ts';
import { EVERYTHING, type FacetName, type Facets, type SearchAnswer, type Synonym } from '../query.ts';
import type { PlaceFacts } from '../ranking/asked.ts';
import { readTerms, wordsOf } from '../search-terms.ts';
import { buildLexicon } from '../understanding/lexicon.ts';
import type { KnownCity } from '../understanding/understand.ts';
import { answerFromColumns } from './answer-from-columns.ts';
import type { Dishes } from './dishes.ts';
import { rowsWithWord } from './columns.ts';
import { inSlices } from './in-slices.ts';
import { mapNeighborhoods } from './neighborhood-map.ts';

/** The index at one moment: how it answers, what queries are read by, and what places are ranked by. */
export interface Snapshot extends PlaceFacts, KnownCity {
  search(request: EngineRequest): Promise<SearchAnswer>;
  /** With these besides the stored synonyms. */
  withSynonyms(more: readonly Synonym[]): Promise<Snapshot>;
  /** Facet counts over all places. */
  readonly facets: Facets;
  /** Up to so many dishes that have the text at the beginning of a word. */
  readonly dishesBeginningWith: (text: string, most: number) => readonly string[];
}

type Holding = Pick<Snapshot, 'columns' | 'synonyms' | 'fold'> & { readonly dishes: Dishes };

/** Step by step, so that no search has to compute what all of them need. */
export function* takeSnapshot(holding: Holding): Generator<undefined, Snapshot> {
  const { columns, dishes, synonyms, fold } = holding;
  const { best, words, vocabulary } = columns;
  const answer = (request: EngineRequest) => answerFromColumns(holding, request);
  const { facets } = answer({ ...EVERYTHING, terms: readTerms(fold, ''), perPage: 1 });
  yield;
  const namesOf = (facet: FacetName) => facets[facet].map(({ value }) => value).sort();
  const names = { cuisines: namesOf('cuisine'), neighborhoods: namesOf('neighborhood') };
  return {
    ...(yield* mapNeighborhoods(best)),
    fold,
    lexicon: yield* buildLexicon(fold, names, synonyms),
    columns,
    synonyms,
    facets,
    search: (request) => Promise.resolve(answer(request)),
    withSynonyms: (more) => inSlices(takeSnapshot({ ...holding, synonyms: [...synonyms, ...more] })),
    isWord: (word) => vocabulary.has(word),
    isDish: dishes.has,
    dishesBeginningWith: dishes.beginningWith,
    isName(asked) {
      const phrase = ` ${asked.join(' ')} `;
      const has = (row: number) => ` ${wordsOf(best[row]?.name ?? '').join(' ')} `.includes(phrase);
      return vocabulary.exactly(asked[0] ?? '').some((word) => rowsWithWord(words.name, word).some(has));
    },
  };
}
