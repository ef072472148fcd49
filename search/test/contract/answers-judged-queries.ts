import { expect, test } from 'vitest';
import { readJudgedQueries } from '../../judged/judged-queries.ts';
import { judge, meansOf, summarize, type Judgement } from '../../judged/relevance.ts';
import { FRIDAY_SEVEN_PM, loadPlaces, openDoor } from '../open-door.ts';
import { readJudgedCity } from '../sample-city.ts';
import type { TestGroup } from './group.ts';

/** The least share of queries that either engine answers, and the greatest shares of its mistakes. */
const REACHED = {
  seen: { isMetAt3: 0.99, isOpposite: 0, closedAboveOpen: 0.01, isEmpty: 0 },
  unseen: { isMetAt3: 0.95, isOpposite: 0, closedAboveOpen: 0, isEmpty: 0 },
};

export const answersJudgedQueries: TestGroup = (current, places) => {
  const loaded = loadPlaces(places);

  test.each([
    ['where can I eat crab', 'crab'],
    ['I’m looking for a place that serves crabs', 'crabs'],
    ['somewhere with a good burger', 'good burger'],
    ['I want pizza', 'pizza'],
    ['which restaurants have crab cakes in Canton', 'crab cakes canton'],
  ])('%j is answered as %j is', async (question, words) => {
    const search = openDoor((request) => current().search(request), loaded);
    const { ids, total } = await search(question);
    const plain = await search(words);
    expect({ ids, total }).toEqual({ ids: plain.ids, total: plain.total });
  });

  test.each(['seen', 'unseen'] as const)(
    'the %s queries are met by the first three places, seldom with an opposite, a closed place above open ones, or nothing',
    async (set) => {
      const search = openDoor((request) => current().search(request), loaded);
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
