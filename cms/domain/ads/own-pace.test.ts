import { expect, it } from 'vitest';
import { missingAtOwnPace } from './own-pace.ts';

const flight = { startDay: '2026-11-01', endDay: '2026-11-10', goal: 1_000, delivered: 250 };

it.each([
  ['with half of its days gone and a quarter delivered', '2026-11-06', 500],
  ['with a fifth of its days gone and a quarter delivered', '2026-11-03', 0],
  ['on its first day', '2026-11-01', 0],
  ['before it', '2026-10-31', 0],
  ['after its last day', '2026-11-11', 0],
])('%s, on %s, a goal of 1,000 will be missed by %d', (_when, today, missing) => {
  expect(missingAtOwnPace(flight, today)).toBe(missing);
});

it('nothing is missing without a goal or one of its days', () => {
  for (const without of [{ goal: null }, { startDay: null }, { endDay: null }])
    expect(missingAtOwnPace({ ...flight, ...without }, '2026-11-06')).toBe(0);
});
