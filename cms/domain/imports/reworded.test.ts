import { expect, it } from 'vitest';
import { rewordedOriginals } from './reworded.ts';

it.each([
  ['phone', '410-276-7143', '(410) 276-7143'],
  ['phone', '+1 410.276.7143', '(410) 276-7143'],
  ['name', 'MO’S BBQ', 'Mo’s BBQ'],
  ['website', 'www.mos.example', 'http://www.mos.example'],
])('says nothing of a %s that is only spelled another way: %s', (field, text, value) => {
  expect(rewordedOriginals({ [field]: text }, { [field]: value })).toEqual([]);
});

it.each([
  ['phone', '410-276-7143 ext. 5', '(410) 276-7143'],
  ['category', 'Barbeque Joint', 'Barbecue'],
  ['priceRange', '$$ - $$$', '$$$'],
  ['reviewCount', '1,240 in all', 1240],
])('gives what the source wrote where the %s says something else: %s', (field, text, value) => {
  expect(rewordedOriginals({ [field]: text }, { [field]: value })).toEqual([[field, text]]);
});

it('says nothing of fields that are not stored', () => {
  expect(rewordedOriginals({ category: 'Barbeque Joint' }, { name: 'Mo’s' })).toEqual([]);
  expect(rewordedOriginals({ category: 'Barbeque Joint' }, null)).toEqual([]);
});
