import { describe, expect, it } from 'vitest';
import { inOtherNumber } from '#search';
import { dishFinder } from './dishes.ts';

const DISHES = [
  'Broiled jumbo lump crab cake',
  'Crème brûlée',
  'Pit-beef dip',
  'Bass with fennel',
  'Berry cobbler',
];

describe('the dish that a search is about', () => {
  it.each([
    ['crab cake', 'Broiled jumbo lump crab cake'],
    ['crab cakes', 'Broiled jumbo lump crab cake'],
    ['CRAB', 'Broiled jumbo lump crab cake'],
    ['creme brulee', 'Crème brûlée'],
    ['pit beef', 'Pit-beef dip'],
    ['bass', 'Bass with fennel'],
    ['fen', 'Bass with fennel'],
    ['berries', 'Berry cobbler'],
    ['crab soup', null],
    ['rab', null],
    ['& !', null],
    ['', null],
  ])('of "%s" is %s', (text, dish) => {
    expect(dishFinder(text, inOtherNumber)(DISHES)).toBe(dish);
  });
});
