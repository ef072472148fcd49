import { buildFlights, simulateAds } from '#cms/test/simulate-ads';
import { expect, it } from 'vitest';

const FIRST_DAY = '2026-01-05';
const DAYS = 365;
const ANNOUNCED_BEFORE_DAYS = 3;

it.each([
  [1, 0.2],
  [2, 0.6],
])(
  'of 30 flights in a year, those that can be delivered end within 2 percent of their goals, and the others are announced days before (seed %i, up to %d of the views each)',
  (seed, appetite) => {
    const flights = buildFlights(appetite, seed, 30, FIRST_DAY, DAYS);
    const ends = simulateAds({
      seed,
      firstDay: FIRST_DAY,
      days: DAYS,
      flights,
      // The product decides each minute. An hour is harder on it, and a year of hours takes minutes to play.
      stepMinutes: 60,
      isPaced: true,
    });
    expect(ends).toHaveLength(30);
    for (const { id, delivered, goal, announcedOn } of ends) {
      expect(delivered / goal).toBeLessThanOrEqual(1.02);
      if (delivered / goal >= 0.98) continue;
      const days =
        (Date.parse(flights.find((one) => one.id === id)?.endDay ?? '') - Date.parse(announcedOn ?? '')) /
        86_400_000;
      expect(days).toBeGreaterThanOrEqual(ANNOUNCED_BEFORE_DAYS);
    }
  },
  1_200_000,
);
