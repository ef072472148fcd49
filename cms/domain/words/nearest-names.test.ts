import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nearestNameFinder } from './nearest-names.ts';

const CUISINES = ['Bar & Restaurant', 'Barbecue', 'Café', 'Ethiopian', 'Italian', 'Thai', 'Vietnamese'];
const NEIGHBORHOODS = [
  'Canton',
  'Fells Point',
  'Hampden',
  'Mount Vernon',
  'North Canton',
  'O’Donnell Heights',
];

test.each([
  ['etheopiannn', CUISINES, ['Ethiopian']],
  ['vietnameze noodles', CUISINES, ['Vietnamese']],
  ['sushi in canton', NEIGHBORHOODS, ['Canton', 'North Canton']],
  ['mt vernon crab', NEIGHBORHOODS, ['Mount Vernon']],
  ['cheap and friendly etheopian kitchens with a terrace for tonight', CUISINES, ['Ethiopian']],
  ['somewhere around vernen for tonight', NEIGHBORHOODS, ['Mount Vernon']],
  ['pho please', ['Pho House', 'Grill'], ['Pho House']],
  ['pub', ['Pub Two', 'Pub One'], ['Pub One', 'Pub Two']],
  ['pub', ['Pub One', 'Pub Two'], ['Pub One', 'Pub Two']],
  ['of', ['Taste of India', 'Out of the Blue'], []],
  ['zzz', CUISINES, []],
])('nearest to "%s"', (text, names, expected) => {
  expect(nearestNameFinder(names)(text, 2)).toEqual(expected);
});

describe('for any text', () => {
  it('a name is nearest to itself, and at most the requested number is returned', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CUISINES, ...NEIGHBORHOODS), fc.nat(5), (name, most) => {
        const nearest = nearestNameFinder([...CUISINES, ...NEIGHBORHOODS])(name, most);
        expect(nearest.length).toBeLessThanOrEqual(most);
        if (most > 0) expect(nearest[0]).toBe(name);
      }),
    );
  });
});
