import { expect, test } from 'vitest';
import { gridLooks, neighborhoodLook } from './neighborhood-look.ts';

const NAMES = Array.from({ length: 60 }, (_, index) => `Neighborhood ${index}`);

test('tiles side by side or one above the other differ in sky and stretch', () => {
  const looks = [...gridLooks(NAMES).values()];
  expect(looks).toHaveLength(NAMES.length);
  for (const back of [1, 2, 3, 4]) {
    looks.slice(back).forEach((look, index) => {
      expect(look.sky).not.toBe(looks[index]?.sky);
      expect(look.stretch).not.toBe(looks[index]?.stretch);
    });
  }
});

test('a tile with nothing before it looks as its neighborhood does everywhere', () => {
  expect(gridLooks(['Hampden']).get('Hampden')).toEqual(neighborhoodLook('Hampden'));
});
