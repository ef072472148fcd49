import { area, coverage } from '#city';
import { expect, it } from 'vitest';
import { partOfTown } from './part-of-town.ts';

const { latitude, longitude } = area.center;
const at = (north: number, east: number, neighborhood = 'Somewhere') =>
  partOfTown({ neighborhood, latitude: latitude + north, longitude: longitude + east });

it.each([
  [0, 0, 'middle'],
  [0.01, 0.005, 'middle'],
  [0.05, 0, 'north'],
  [0.04, 0.05, 'northeast'],
  [0, 0.05, 'east'],
  [-0.04, 0.05, 'southeast'],
  [-0.05, 0.002, 'south'],
  [-0.05, -0.002, 'south'],
  [-0.04, -0.05, 'southwest'],
  [0.001, -0.05, 'west'],
  [-0.001, -0.05, 'west'],
  [0.04, -0.05, 'northwest'],
] as const)('%f degrees north and %f east of the center is %s', (north, east, part) => {
  expect(at(north, east)).toBe(part);
});

it('a town around the city is no part of it, and what has no position has none', () => {
  const [town = ''] = coverage.towns[0]?.split(', ') ?? [];
  expect(at(0.1, 0, town)).toBe('around');
  expect(partOfTown({ neighborhood: 'Somewhere', latitude: 0, longitude: 0 })).toBe('unknown');
});
