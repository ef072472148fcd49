import { expect, test } from 'vitest';
import { searchGapText } from './search-gap.ts';

test.each([
  ['Soft Shell  Crab', 'soft shell crab'],
  [' Poké ', 'poke'],
  ['po', null],
  ['cr\0ab', 'crab'],
  ['route 40 grill 21224', null],
  ['21224', '21224'],
  ['555 0134', null],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['', null],
  ['jane.doe@example.org', null],
  ['410 555 0134', null],
  ['x'.repeat(81), null],
])('a search for "%s" without a hit is stored as %s', (query, kept) => {
  expect(searchGapText(query)).toBe(kept);
});
