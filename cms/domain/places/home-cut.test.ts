import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOME_SHOWN, homeCandidates } from './home-cut.ts';

const SPEC_PINS = [12304, 10639];

/** The places shown if only the ranked ones are listed. */
function selectedIds(ranked: number[], pinnedIds = SPEC_PINS, pinnedFirstIds: number[] = []): number[] {
  return homeCandidates(ranked, { pinnedIds, pinnedFirstIds })
    .filter((id) => ranked.includes(id))
    .slice(0, HOME_SHOWN);
}

describe('the home selection', () => {
  test('is the six best of a long list, without appended pins', () => {
    expect(selectedIds([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12304, 10639])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('keeps a pinned place at its rank', () => {
    expect(selectedIds([1, 12304, 2, 3, 4, 5, 6])).toEqual([1, 12304, 2, 3, 4, 5]);
  });

  test('shows all of a short list, each place once', () => {
    expect(selectedIds([1, 10639, 2])).toEqual([1, 10639, 2]);
    expect(selectedIds([])).toEqual([]);
  });

  test('skips pins that are not in the list', () => {
    expect(selectedIds([1, 2], [99])).toEqual([1, 2]);
    expect(selectedIds([1, 2], [], [99])).toEqual([1, 2]);
  });

  test('puts the places pinned first before the ranking, in the order of the settings', () => {
    const ranked = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    expect(selectedIds(ranked, SPEC_PINS, [12, 3, 12])).toEqual([12, 3, 1, 2, 4, 5]);
  });

  test('cuts more than six first pins too', () => {
    expect(selectedIds([1, 2, 3, 4, 5, 6, 7, 8], [], [8, 7, 6, 5, 4, 3, 2])).toEqual([8, 7, 6, 5, 4, 3]);
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
