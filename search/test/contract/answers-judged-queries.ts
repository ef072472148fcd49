import { expect, test } from 'vitest';
import type { SearchEngine } from '../../engine.ts';
import { Dishes } from '../../memory/dishes.ts';
import { inOtherNumber } from '../../grammatical-number.ts';
import type { IndexedRestaurant } from '../../indexed-restaurant.ts';
import { readJudgedQueries } from '../../judged/judged-queries.ts';
import { judge } from '../../judged/relevance.ts';
import { placeWords } from '../../place-words.ts';
import { EVERYTHING } from '../../query.ts';
import { answerUnderstood } from '../../understanding/give-way.ts';
import { buildLexicon } from '../../understanding/lexicon.ts';
import { understand } from '../../understanding/understand.ts';
import { foldForTests as fold } from '../fixture.ts';
import { judgedPlace } from '../sample-city.ts';
import { ask } from '../reference.ts';
import type { TestGroup } from './group.ts';

const FRIDAY_SEVEN_PM = 4 * 24 * 60 + 19 * 60;
const SHOWN = 10;
const MIN_SUCCESS_AT_3 = 0.95;
const MAX_EMPTY = 0.01;

/** What the door does with a query, with one engine behind it. */
async function openDoor(engine: SearchEngine, places: readonly IndexedRestaurant[]) {
  const words = new Set(places.flatMap((place) => Object.values(placeWords(fold, place)).flat(2)));
  const isWord = (word: string) => [word, ...inOtherNumber(word)].some((form) => words.has(form));
  const dishes = new Dishes(fold);
  for (const dish of places.flatMap((place) => place.dishes ?? [])) dishes.add(dish);
  const isDish = (one: string, next: string) => dishes.has(one, next);
  const { facets } = await engine.search(ask({ perPage: 1 }));
  const namesOf = (facet: 'cuisine' | 'neighborhood') => facets[facet].map(({ value }) => value);
  const lexicon = buildLexicon(fold, {
    cuisines: namesOf('cuisine'),
    neighborhoods: namesOf('neighborhood'),
  });
  return (text: string) => {
    const now = FRIDAY_SEVEN_PM;
    const asked = { ...EVERYTHING, text, now, sort: 'relevance', perPage: SHOWN } as const;
    return answerUnderstood(
      { ask: (request) => engine.search(request), fold, isWord, middleOf: () => null },
      understand(text, { fold, lexicon, now, isWord, isDish }),
      asked,
    );
  };
}

export const answersJudgedQueries: TestGroup = (current, places) => {
  test.each([
    ['where can I eat crab', 'crab'],
    ['I’m looking for a place that serves crabs', 'crabs'],
    ['somewhere with a good burger', 'good burger'],
    ['I want pizza', 'pizza'],
    ['which restaurants have crab cakes in Canton', 'crab cakes canton'],
  ])('%j is answered as %j is', async (question, words) => {
    const search = await openDoor(current(), places);
    const { ids, total } = await search(question);
    const plain = await search(words);
    expect({ ids, total }).toEqual({ ids: plain.ids, total: plain.total });
  });

  test.each(['seen', 'unseen'] as const)(
    'of the %s queries at least 95 of 100 are met by the first three places, and at most one finds nothing',
    async (set) => {
      const search = await openDoor(current(), places);
      const judged = {
        places: new Map(places.map((place) => [place.id, judgedPlace(place)])),
        now: FRIDAY_SEVEN_PM,
      };
      const queries = readJudgedQueries().filter((query) => query.set === set);
      let met = 0;
      let empty = 0;
      for (const query of queries) {
        const judgement = judge(query, (await search(query.text)).ids, judged);
        met += Number(judgement.isMetAt3);
        empty += Number(judgement.isEmpty);
      }
      expect(met / queries.length).toBeGreaterThanOrEqual(MIN_SUCCESS_AT_3);
      expect(empty / queries.length).toBeLessThanOrEqual(MAX_EMPTY);
    },
  );
};
