import type { QuizRecommendations } from '#contract/quiz';
import { expect, test } from 'vitest';
import { areaSentence } from './area-sentence.ts';

const AREA: QuizRecommendations['area'] = {
  scope: 'city',
  neighborhoods: [],
  found: 3,
  isLimited: false,
  isWidened: false,
};

test.each([
  [{}, { zipcode: null, distance: 'anywhere' }, null],
  [{}, { zipcode: null, distance: 'walking' }, 'Without a zip code we looked in the whole city.'],
  [{ scope: 'walking' }, { zipcode: '21224', distance: 'walking' }, null],
  [
    { isLimited: true, isWidened: true },
    { zipcode: '99999', distance: 'walking' },
    'We know too little around 99999, so these are the best of the whole city.',
  ],
  [
    { scope: 'suburban', isWidened: true },
    { zipcode: '21234', distance: null },
    'The roads from 21234 lead to these parts of the city.',
  ],
  [
    { scope: 'short-drive', isWidened: true },
    { zipcode: '21093', distance: 'walking' },
    'There is nothing to walk to from 21093: these are 10-15 minutes away by car.',
  ],
] as const)('%j asked with %j: %s', (area, answers, sentence) => {
  expect(areaSentence({ area: { ...AREA, ...area }, picks: [] }, answers)).toBe(sentence);
});
