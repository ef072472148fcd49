import type { QuizRecommendations } from '#contract/quiz';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latestToast } from '../../ui/show-toast.ts';
import { toastRefining, toastResults } from './quiz-toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const AREA: QuizRecommendations['area'] = {
  scope: 'city',
  neighborhoods: [],
  found: 0,
  isLimited: false,
  isWidened: false,
};
const resultsWith = (...notices: string[]) => ({ heading: '', picks: [], notices, area: AREA });
const shown = () => [latestToast()?.title, latestToast()?.durationMs];

test('limited options show for 5 seconds, the other toasts for 3, one after the other', () => {
  toastResults(resultsWith('Limited options in your exact area', 'Expanded Options'), false);
  expect(shown()).toEqual(['Finding Your Perfect Match', 3_000]);
  vi.advanceTimersByTime(3_000);
  expect(shown()).toEqual(['Limited options in your exact area', 5_000]);
  vi.advanceTimersByTime(4_999);
  expect(shown()).toEqual(['Limited options in your exact area', 5_000]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['Expanded Options', 3_000]);
});

test('restarting drops waiting toasts', () => {
  toastResults(resultsWith('Expanded Options'), true);
  expect(shown()).toEqual(['Surprise Mode Activated!', 3_000]);
  toastRefining();
  vi.advanceTimersByTime(3_000);
  expect(shown()).toEqual(['Refining Your Results', 3_000]);
  vi.advanceTimersByTime(9_000);
  expect(shown()).toEqual(['Refining Your Results', 3_000]);
});
