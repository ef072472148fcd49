import { expect, it } from 'vitest';
import { flightState, isRunning, stateText, type Flight } from './ad-run.ts';
import cases from './ad-run.test.json' with { type: 'json' };

const TODAY = '2026-11-21';
const flight: Flight = {
  isActive: true,
  isReleased: true,
  startDay: null,
  endDay: null,
  goal: null,
  delivered: 0,
  missing: 0,
};

it.each(cases as [string, Partial<Flight>, string][])('a flight %s', (_which, given, state) => {
  expect(flightState({ ...flight, ...given }, TODAY)).toBe(state);
});

it.each<[string, Partial<Flight>, boolean]>([
  ['between its days', { startDay: '2026-11-21', endDay: '2026-11-21' }, true],
  ['before them', { startDay: '2026-11-22' }, false],
  ['after them', { endDay: '2026-11-20' }, false],
  ['while it is off', { isActive: false }, false],
])('an ad runs %s: %s', (_when, given, runs) => {
  expect(isRunning({ ...flight, ...given }, TODAY)).toBe(runs);
});

it('the state says by how much a flight is behind, what a booked one will miss, and what an ended one has missed', () => {
  expect(stateText({ state: 'Behind', missing: 1_200 })).toBe('Behind by 1,200');
  expect(stateText({ state: 'Scheduled', missing: 300 })).toBe('Scheduled; 300 will be missing');
  expect(stateText({ state: 'Ended', missing: 300 })).toBe('Ended, 300 short');
  expect(stateText({ state: 'Ended', missing: 0 })).toBe('Ended');
});
