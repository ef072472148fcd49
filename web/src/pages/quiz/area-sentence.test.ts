import type { QuizRecommendations } from '#contract/quiz';
import { expect, test } from 'vitest';
import { areaSentence } from './results-step.tsx';

const AREA: QuizRecommendations['area'] = {
  scope: 'city',
  neighborhoods: [],
  found: 3,
  isLimited: false,
  isWidened: false,
};

test.each([
  [{}, { zipcode: null, distance: 'anywhere' }, null],
  [{}, { zipcode: null, distance: 'walking' }, 'No zip code, so we looked all over the city.'],
  [{ scope: 'walking' }, { zipcode: '21224', distance: 'walking' }, null],
  [
    { isLimited: true, isWidened: true },
    { zipcode: '99999', distance: 'walking' },
    'We don’t list much around 99999, so here are the best from all over the city.',
  ],
  [
    { scope: 'suburban', isWidened: true },
    { zipcode: '21234', distance: null },
    'These are in the parts of the city that are easiest to reach from 21234.',
  ],
  [
    { scope: 'short-drive', isWidened: true },
    { zipcode: '21093', distance: 'walking' },
    'Nothing we list is within walking distance of 21093, so these are 10–15 minutes away by car.',
  ],
] as const)('%j asked with %j: %s', (area, answers, sentence) => {
  expect(areaSentence({ area: { ...AREA, ...area }, picks: [] }, answers)).toBe(sentence);
});
