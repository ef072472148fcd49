import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOME_SHOWN, homeCandidates } from './home-cut.ts';

const SPEC_PINS = [12304, 10639];

/** The places shown if only the ranked ones are listed. */
function selectedIds(ranked: number[], pinnedIds: number[], pinnedFirstIds: number[]): number[] {
  return homeCandidates(ranked, { pinnedIds, pinnedFirstIds })
    .filter((id) => ranked.includes(id))
    .slice(0, HOME_SHOWN);
}

describe('the home selection', () => {
  test.each<[string, number[], number[], number[], number[]]>([
    [
      'the six best of a long list',
      [1, 2, 3, 4, 5, 6, 7, 8, 12304, 10639],
      SPEC_PINS,
      [],
      [1, 2, 3, 4, 5, 6],
    ],
    ['a pinned place at its rank', [1, 12304, 2, 3, 4, 5, 6], SPEC_PINS, [], [1, 12304, 2, 3, 4, 5]],
    ['no pin that is not listed', [1, 2], [99], [98], [1, 2]],
    [
      'what is pinned first, in that order',
      [1, 2, 3, 4, 5, 6, 7, 12],
      SPEC_PINS,
      [12, 3, 12],
      [12, 3, 1, 2, 4, 5],
    ],
    ['six of those, too', [1, 2, 3, 4, 5, 6, 7, 8], [], [8, 7, 6, 5, 4, 3, 2], [8, 7, 6, 5, 4, 3]],
  ])('is %s', (_what, ranked, pinned, first, shown) => {
    expect(selectedIds(ranked, pinned, first)).toEqual(shown);
  });

  test('has at most six places, without duplicates or unknown ones', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 10 });
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 20 })), ids, ids, (ranked, pinned, first) => {
        const selected = selectedIds(ranked, pinned, first);
        expect(selected.length).toBe(Math.min(HOME_SHOWN, ranked.length));
        expect(new Set(selected).size).toBe(selected.length);
        expect(ranked).toEqual(expect.arrayContaining(selected));
      }),
    );
  });
});
