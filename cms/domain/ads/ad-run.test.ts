import { expect, it } from 'vitest';
import { flightState, isRunning, stateText, type Flight } from './ad-run.ts';

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

it.each<[string, Partial<Flight>, string]>([
  ['switched on, without days', {}, 'Live'],
  ['that was never switched on', { isActive: false, isReleased: false }, 'Draft'],
  ['switched off', { isActive: false }, 'Paused'],
  ['on its first day', { startDay: '2026-11-21' }, 'Live'],
  ['before its first day', { startDay: '2026-11-22' }, 'Scheduled'],
  ['on its last day', { endDay: '2026-11-21' }, 'Live'],
  ['after its last day', { endDay: '2026-11-20' }, 'Ended'],
  ['after its last day and switched off', { isActive: false, endDay: '2026-11-20' }, 'Ended'],
  ['that has reached its goal', { goal: 100, delivered: 100 }, 'Ended'],
  ['that will miss 2 % of its goal', { goal: 100, missing: 2 }, 'Live'],
  ['that will miss more than that', { goal: 100, missing: 3 }, 'Behind'],
  ['that will miss it, before its first day', { goal: 9, missing: 9, startDay: '2026-11-22' }, 'Scheduled'],
])('a flight %s', (_which, given, state) => {
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
