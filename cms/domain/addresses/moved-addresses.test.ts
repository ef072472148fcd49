import { expect, test } from 'vitest';
import { leadsRound, normalPath } from './moved-addresses.ts';
import cases from './moved-addresses.test.json' with { type: 'json' };

type Pair = [from: string, to: string];

test.each(cases.moves as [string, Pair[], Pair, boolean][])(
  'a move %s leads round: %j and then %j, %j',
  (_case, others, [from, to], expected) => {
    const known = others.map(([start, end]) => ({ from: start, to: end }));
    expect(leadsRound(known, { from, to })).toBe(expected);
  },
);

test.each([
  ['/blog/canton//', '/blog/canton'],
  [' /blog/canton?x=1#top ', '/blog/canton'],
  ['/', '/'],
])('%j is compared as %j', (path, expected) => {
  expect(normalPath(path)).toBe(expected);
});
