import { expect, it } from 'vitest';
import { adState, isRunning } from './ad-run.ts';

const TODAY = '2026-11-21';

it.each([
  ['switched on, without dates', true, null, null, 'Active'],
  ['switched off', false, null, null, 'Inactive'],
  ['on its first day', true, '2026-11-21', null, 'Active'],
  ['before its first day', true, '2026-11-22', null, 'Scheduled'],
  ['on its last day', true, null, '2026-11-21', 'Active'],
  ['after its last day', true, null, '2026-11-20', 'Ended'],
  ['after its last day and switched off', false, null, '2026-11-20', 'Ended'],
])('an ad %s', (_when, isActive, startDay, endDay, state) => {
  expect(adState({ isActive, startDay, endDay }, TODAY)).toBe(state);
  expect(isRunning({ isActive, startDay, endDay }, TODAY)).toBe(state === 'Active');
});
