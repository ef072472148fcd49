import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ListPlace } from './list-places.ts';
import { mergeNotes, mergePlaces } from './merge-places.ts';

const place = (id: number, note = '', beenThere = false): ListPlace => ({ id, note, beenThere });

test.each([
  ['the account’s note where the device has none', 'Crab soup', '', 'Crab soup'],
  ['the device’s note where the account has none', '', 'Crab soup', 'Crab soup'],
  ['one note where both say the same', 'Crab soup', 'Crab soup', 'Crab soup'],
  ['both notes, one under the other, where they differ', 'Crab soup', 'Oysters', 'Crab soup\nOysters'],
  ['what holds both already', 'Crab soup\nOysters', 'Oysters', 'Crab soup\nOysters'],
  ['what holds both already, on the device', 'Oysters', 'Crab soup\nOysters', 'Crab soup\nOysters'],
  ['both where one is only a part of a line', 'Crab soup', 'Crab', 'Crab soup\nCrab'],
])('two notes become %s', (_what, account, device, merged) => {
  expect(mergeNotes(account, device)).toBe(merged);
});

test.each([
  ['new places first, in the order of the device', [place(1)], [place(3), place(2)], [3, 2, 1]],
  ['known ones where they are', [place(1), place(2)], [place(2), place(3)], [3, 1, 2]],
  ['nothing twice', [place(1)], [place(2), place(2)], [2, 1]],
  ['the account alone where the device is empty', [place(1)], [], [1]],
])('the merged list has %s', (_what, account, device, ids) => {
  expect(mergePlaces(account, device).map(({ id }) => id)).toEqual(ids);
});

test('a visit on either list counts', () => {
  expect(mergePlaces([place(1, '', true), place(2)], [place(1), place(2, '', true)])).toEqual([
    place(1, '', true),
    place(2, '', true),
  ]);
});

describe('merging a device into an account', () => {
  const note = fc.constantFrom(
    '',
    'Crab soup',
    'Oysters',
    'Ask for the terrace',
    'Crab soup\nOysters',
    'Crab',
  );
  const entry = fc.record({ id: fc.integer({ min: 1, max: 12 }), note, beenThere: fc.boolean() });
  const list = fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 12 });

  it('loses no place, note or visit, and duplicates no place', () => {
    fc.assert(
      fc.property(list, list, (account, device) => {
        const merged = new Map(mergePlaces(account, device).map((one) => [one.id, one]));
        const ids = new Set([...account, ...device].map(({ id }) => id));
        expect(mergePlaces(account, device)).toHaveLength(ids.size);
        for (const held of [...account, ...device]) {
          const kept = merged.get(held.id);
          expect(kept?.note).toContain(held.note);
          expect(kept?.beenThere || !held.beenThere).toBe(true);
        }
      }),
    );
  });

  it('keeps the order of both', () => {
    fc.assert(
      fc.property(list, list, (account, device) => {
        const merged = mergePlaces(account, device).map(({ id }) => id);
        const own = account.map(({ id }) => id);
        expect(merged.filter((id) => own.includes(id))).toEqual(own);
        const fresh = device.map(({ id }) => id).filter((id) => !own.includes(id));
        expect(merged.filter((id) => !own.includes(id))).toEqual(fresh);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(list, list, (account, device) => {
        const once = mergePlaces(account, device);
        expect(mergePlaces(once, device)).toEqual(once);
      }),
    );
  });
});
