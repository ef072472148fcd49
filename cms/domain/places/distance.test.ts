import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceMiles, EARTH_RADIUS_KM, KM_PER_MILE, locationOf } from './distance.ts';

const INNER_HARBOR = { latitude: 39.2858, longitude: -76.6131 };
const CANTON = { latitude: 39.282074, longitude: -76.5733 };
const WASHINGTON = { latitude: 38.9072, longitude: -77.0369 };

const coordinates = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distance in miles', () => {
  test.each([
    ['the same point', INNER_HARBOR, INNER_HARBOR, 0],
    ['Inner Harbor to Canton', INNER_HARBOR, CANTON, 2.1],
    ['Inner Harbor to Washington', INNER_HARBOR, WASHINGTON, 34.7],
    ['opposite points', INNER_HARBOR, { latitude: -39.2858, longitude: 103.3869 }, 12_436.8],
    ['one degree of latitude', { latitude: 39, longitude: -76 }, { latitude: 40, longitude: -76 }, 69.1],
  ])('%s', (_case, from, to, miles) => {
    expect(distanceMiles(from, to)).toBe(miles);
  });

  test('is symmetric, never negative, at most half the circumference and has one decimal', () => {
    const longest = (Math.PI * EARTH_RADIUS_KM) / KM_PER_MILE + 0.1;
    fc.assert(
      fc.property(coordinates, coordinates, (a, b) => {
        const miles = distanceMiles(a, b);
        expect(miles).toBe(distanceMiles(b, a));
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThanOrEqual(longest);
        expect(miles).toBe(Number(miles.toFixed(1)));
      }),
    );
  });
});

describe('the location of a place', () => {
  test('is its coordinates when both are known', () => {
    expect(locationOf(CANTON)).toEqual(CANTON);
    for (const edge of [
      { latitude: 0, longitude: -76.6 },
      { latitude: 39.3, longitude: 0 },
      { latitude: -90, longitude: 180 },
    ]) {
      expect(locationOf(edge)).toEqual(edge);
    }
  });

  test.each([
    ['no latitude', null, -76.6],
    ['no longitude', 39.3, null],
    ['0/0, which imports write for nothing', 0, 0],
    ['a latitude beyond the pole', 90.01, -76.6],
    ['a longitude beyond the date line', 39.3, -180.01],
    ['metres instead of degrees', 592_000, 1_420_000],
    ['not a number', NaN, -76.6],
  ])('is unknown with %s', (_case, latitude, longitude) => {
    expect(locationOf({ latitude, longitude })).toBeNull();
  });
});
