import { buildFlights, simulateAds, type SimulatedFlight } from '#cms/test/simulate-ads';
import { expect, it } from 'vitest';

const FIRST_DAY = '2026-01-05';
const DAYS = 50;
const flights = buildFlights(0.14, 11, 8, FIRST_DAY, DAYS);
const tooMuch: SimulatedFlight = {
  id: 99,
  weight: 1,
  pages: ['cuisines'],
  topics: [],
  startDay: '2026-01-20',
  endDay: '2026-02-10',
  goal: 9_000,
};
const play = (isPaced: boolean, sold: readonly SimulatedFlight[]) =>
  simulateAds({ seed: 7, firstDay: FIRST_DAY, days: DAYS, flights: sold, stepMinutes: 60, isPaced });

it('through a viral day, a holiday and an outage flights keep pace and end within 2 % of their goals; one that cannot is announced as soon as it is booked', () => {
  const ends = play(true, [...flights, tooMuch]);
  for (const { id, delivered, goal, announcedOn } of ends) {
    expect(delivered / goal).toBeLessThan(1.02);
    if (id === tooMuch.id) {
      expect(delivered / goal).toBeLessThan(0.6);
      expect(announcedOn).toBe('2026-01-06');
    } else {
      expect(delivered / goal).toBeGreaterThan(0.98);
      expect(announcedOn).toBeNull();
    }
  }
  expect(Math.max(...ends.filter(({ id }) => id !== tooMuch.id).map(({ offPace }) => offPace))).toBeLessThan(
    0.2,
  );
}, 60_000);

it('without pace, where every running flight has the same chance, they do not keep it', () => {
  const ends = play(false, flights);
  expect(Math.max(...ends.map(({ offPace }) => offPace))).toBeGreaterThan(0.5);
});
