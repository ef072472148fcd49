import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { changeIds, mergeIds } from './saved-ids.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 30 });

test.each([
  [
    [
      [1, 2],
      [2, 3],
    ],
    [1, 2, 3],
  ],
  [[[], [5]], [5]],
  [[[7, 7, 1]], [7, 1]],
  [[], []],
])('%j merge to %j', (lists, merged) => {
  expect(mergeIds(...lists)).toEqual(merged);
});

test.each([
  ['what is new stands first', [1, 2], { add: [3], remove: [] }, [3, 1, 2]],
  ['what is there keeps its position', [1, 2], { add: [2], remove: [] }, [1, 2]],
  ['what goes is gone', [1, 2, 3], { add: [], remove: [2] }, [1, 3]],
  ['what comes and goes at once is gone', [1], { add: [2], remove: [2] }, [1]],
  ['what is not there cannot go', [1], { add: [], remove: [9] }, [1]],
])('%s', (_what, before, change, after) => {
  expect(changeIds(before, change)).toEqual(after);
});

describe('merging a device into an account', () => {
  it('loses nothing, duplicates nothing, and keeps both orders', () => {
    fc.assert(
      fc.property(ids, ids, (account, device) => {
        const merged = changeIds(account, { add: device, remove: [] });
        expect(merged.toSorted()).toEqual([...new Set([...account, ...device])].toSorted());
        expect(merged.filter((id) => account.includes(id))).toEqual(account);
        const fresh = device.filter((id) => !account.includes(id));
        expect(merged.filter((id) => !account.includes(id))).toEqual(fresh);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(ids, ids, (account, device) => {
        const once = changeIds(account, { add: device, remove: [] });
        expect(changeIds(once, { add: device, remove: [] })).toEqual(once);
      }),
    );
  });
});
