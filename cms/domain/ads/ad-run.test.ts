import { expect, it } from 'vitest';
import { isRunning } from './ad-run.ts';

const TODAY = '2026-11-21';

it.each([
  ['switched on, without dates', true, null, null, true],
  ['switched off', false, null, null, false],
  ['on its first day', true, '2026-11-21', null, true],
  ['before its first day', true, '2026-11-22', null, false],
  ['on its last day', true, null, '2026-11-21', true],
  ['after its last day', true, null, '2026-11-20', false],
  ['within its days but switched off', false, '2026-11-01', '2026-11-30', false],
])('an ad %s', (_when, isActive, startDay, endDay, isShown) => {
  expect(isRunning({ isActive, startDay, endDay }, TODAY)).toBe(isShown);
});
