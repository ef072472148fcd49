import type { EngineRequest } from '../engine.ts';
import type { IndexedRestaurant } from '../indexed-restaurant.ts';
import { answerFromColumns } from '../memory/answer-from-columns.ts';
import { byBest, toColumns } from '../memory/columns.ts';
import { Dishes } from '../memory/dishes.ts';
import { isInName } from '../memory/memory-index.ts';
import { mapNeighborhoods } from '../memory/neighborhood-map.ts';
import { recordOf } from '../memory/place-record.ts';
import { Vocabulary } from '../memory/vocabulary.ts';
import { EVERYTHING, type SearchAnswer } from '../query.ts';
import { rankByEvidence } from '../ranking/rank.ts';
import { WEIGHTS, type Weights } from '../ranking/signals.ts';
import { answerUnderstood, type UnderstoodAnswer } from '../understanding/give-way.ts';
import { buildLexicon } from '../understanding/lexicon.ts';
import { understand } from '../understanding/understand.ts';
import { foldForTests as fold } from './fixture.ts';
import { ask } from './reference.ts';
import { HOLIDAYS, SAMPLE_DAY } from './sample-city.ts';

export const FRIDAY_SEVEN_PM = 4 * 24 * 60 + 19 * 60;
const SHOWN = 10;

type Ask = (request: EngineRequest) => Promise<SearchAnswer>;

/** What the in-process index holds, and how it answers. */
export function loadPlaces(places: readonly IndexedRestaurant[]) {
  const vocabulary = new Vocabulary();
  const dishes = new Dishes(fold);
  for (const dish of places.flatMap((place) => place.dishes ?? [])) dishes.add(dish);
  const records = places.map((place) => recordOf(place, '', { fold, vocabulary })).sort(byBest);
  const columns = toColumns(records, vocabulary);
  const facts = { best: columns.best, rowOf: columns.rowOf, vocabulary, synonyms: [] };
  return {
    facts,
    dishes,
    names: columns.names,
    neighborhoods: mapNeighborhoods(records),
    search: (request: EngineRequest) => Promise.resolve(answerFromColumns(columns, request, facts)),
  };
}

/** What the door does with a query, with one engine behind it. */
export async function openDoor(
  search: Ask,
  { facts, dishes, names, neighborhoods }: ReturnType<typeof loadPlaces>,
  weights: Weights = WEIGHTS,
): Promise<(text: string) => Promise<UnderstoodAnswer>> {
  const { facets } = await search(ask({ perPage: 1 }));
  const namesOf = (facet: 'cuisine' | 'neighborhood') => facets[facet].map(({ value }) => value);
  const lexicon = buildLexicon(fold, {
    cuisines: namesOf('cuisine'),
    neighborhoods: namesOf('neighborhood'),
  });
  const language = {
    fold,
    lexicon,
    isWord: (word: string) => facts.vocabulary.has(word),
    isDish: (one: string, next: string) => dishes.has(one, next),
    isName: (words: readonly string[]) => isInName(names, words),
    dateOfHoliday: (name: string) => HOLIDAYS[name] ?? null,
    ...neighborhoods,
  };
  const ranked = rankByEvidence(search, () => Promise.resolve(facts), weights);
  const moment = { now: FRIDAY_SEVEN_PM, today: SAMPLE_DAY };
  return (text) =>
    answerUnderstood({ ...language, ask: ranked }, understand(text, { ...language, ...moment }), {
      ...EVERYTHING,
      ...moment,
      text,
      sort: 'relevance',
      perPage: SHOWN,
    });
}
