import { expect, test } from 'vitest';
import type { SearchEngine } from '../../engine.ts';
import { Dishes } from '../../memory/dishes.ts';
import { inOtherNumber } from '../../grammatical-number.ts';
import type { IndexedRestaurant } from '../../indexed-restaurant.ts';
import { readJudgedQueries } from '../../judged/judged-queries.ts';
import { judge, meansOf, summarize, type Judgement } from '../../judged/relevance.ts';
import { placeWords } from '../../place-words.ts';
import { EVERYTHING } from '../../query.ts';
import { answerUnderstood } from '../../understanding/give-way.ts';
import { buildLexicon } from '../../understanding/lexicon.ts';
import { understand } from '../../understanding/understand.ts';
import { foldForTests as fold } from '../fixture.ts';
import { readJudgedCity } from '../sample-city.ts';
import { ask } from '../reference.ts';
import type { TestGroup } from './group.ts';

const FRIDAY_SEVEN_PM = 4 * 24 * 60 + 19 * 60;
const SHOWN = 10;
/** The least share of queries that either engine answers, and the greatest shares of its mistakes. */
const REACHED = {
  seen: { isMetAt3: 0.93, isOpposite: 0.03, closedAboveOpen: 0.02, isEmpty: 0.02 },
  unseen: { isMetAt3: 0.73, isOpposite: 0.08, closedAboveOpen: 0.01, isEmpty: 0.09 },
};

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
    'the %s queries are met by the first three places, seldom with an opposite, a closed place above open ones, or nothing',
    async (set) => {
      const search = await openDoor(current(), places);
      const judged = { places: readJudgedCity(), now: FRIDAY_SEVEN_PM };
      const judgements: Judgement[] = [];
      for (const query of readJudgedQueries().filter((one) => one.set === set)) {
        judgements.push(judge(query, (await search(query.text)).ids, judged));
      }
      const { isMetAt3, ...flaws } = meansOf(judgements);
      const { isMetAt3: leastMet, ...mostFlaws } = REACHED[set];
      const summary = summarize(judgements);
      expect(isMetAt3, summary).toBeGreaterThanOrEqual(leastMet);
      expect(flaws.isOpposite, summary).toBeLessThanOrEqual(mostFlaws.isOpposite);
      expect(flaws.closedAboveOpen, summary).toBeLessThanOrEqual(mostFlaws.closedAboveOpen);
      expect(flaws.isEmpty, summary).toBeLessThanOrEqual(mostFlaws.isEmpty);
    },
  );
};
