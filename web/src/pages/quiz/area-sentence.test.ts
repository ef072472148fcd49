import type { QuizRecommendations } from '#contract/quiz';
import { expect, test } from 'vitest';
import { areaSentence } from './results-step.tsx';
import cases from './area-sentence.test.json' with { type: 'json' };

const AREA: QuizRecommendations['area'] = {
  scope: 'city',
  neighborhoods: [],
  found: 3,
  isLimited: false,
  isWidened: false,
};

test.each(cases.sentences as [object, Parameters<typeof areaSentence>[1], string | null][])(
  '%j asked with %j: %s',
  (area, answers, sentence) => {
    expect(areaSentence({ area: { ...AREA, ...area }, picks: [] }, answers)).toBe(sentence);
  },
);
