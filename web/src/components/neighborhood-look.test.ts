import { expect, test } from 'vitest';
import { gridLooks, neighborhoodLook } from './neighborhood-art.tsx';

const NAMES = Array.from({ length: 60 }, (_, index) => `Neighborhood ${index}`);

test('adjacent tiles differ in sky and stretch', () => {
  const looks = [...gridLooks(NAMES).values()];
  expect(looks).toHaveLength(NAMES.length);
  for (const back of [1, 2, 3, 4]) {
    looks.slice(back).forEach((look, index) => {
      expect(look.sky).not.toBe(looks[index]?.sky);
      expect(look.stretch).not.toBe(looks[index]?.stretch);
    });
  }
});

test('the first tile has its neighborhood’s default look', () => {
  expect(gridLooks(['Hampden']).get('Hampden')).toEqual(neighborhoodLook('Hampden'));
});
