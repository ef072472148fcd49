import { expect, it } from 'vitest';
import { rewordedOriginals } from './reworded.ts';

it.each([
  ['phone', '410-276-7143', '(410) 276-7143'],
  ['name', 'MO’S BBQ', 'Mo’s BBQ'],
  ['website', 'www.mos.example', 'http://www.mos.example'],
])('ignores a %s that only differs in spelling: %s', (field, text, value) => {
  expect(rewordedOriginals({ [field]: text }, { [field]: value })).toEqual([]);
});

it.each([
  ['phone', '410-276-7143 ext. 5', '(410) 276-7143'],
  ['category', 'Barbeque Joint', 'Barbecue'],
  ['priceRange', '$$ - $$$', '$$$'],
  ['reviewCount', '1,240 in all', 1240],
])('returns the original text if the stored %s differs: %s', (field, text, value) => {
  expect(rewordedOriginals({ [field]: text }, { [field]: value })).toEqual([[field, text]]);
});

it('ignores fields that are not stored', () => {
  expect(rewordedOriginals({ category: 'Barbeque Joint' }, { name: 'Mo’s' })).toEqual([]);
  expect(rewordedOriginals({ category: 'Barbeque Joint' }, null)).toEqual([]);
});
