import { expect, it } from 'vitest';
import { flightNeeds } from './flight-needs.ts';

const live = { state: 'Live', missing: 0, endDay: null, hasPicture: true, brokenLink: null } as const;

it.each([
  ['that runs on', {}, []],
  ['that is behind', { state: 'Behind', missing: 9 }, ['behind']],
  ['that will not reach its goal once it starts', { state: 'Scheduled', missing: 9 }, ['behind']],
  ['that ends within a week', { endDay: '2026-11-27' }, ['ending']],
  ['that ends later', { endDay: '2026-11-28' }, []],
  ['that ends within a week but is paused', { state: 'Paused', endDay: '2026-11-22' }, []],
  ['without a picture', { state: 'Draft', hasPicture: false }, ['picture']],
  ['whose link is broken', { brokenLink: 'https://gone.example/' }, ['link']],
  [
    'that is behind in its last week',
    { state: 'Behind', missing: 9, endDay: '2026-11-22' },
    ['behind', 'ending'],
  ],
  ['that has ended', { state: 'Ended', missing: 9, hasPicture: false, brokenLink: 'x' }, []],
] as const)('a flight %s', (_which, given, needs) => {
  expect(flightNeeds({ ...live, ...given }, '2026-11-21')).toEqual(needs);
});
