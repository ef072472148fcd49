import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLists } from './merge-lists.ts';
import { newList, type ListPlace, type PlaceList } from './place-list.ts';

const place = (id: number, updatedAt: number, facts: Partial<ListPlace> = {}): ListPlace => ({
  id,
  note: '',
  beenThere: false,
  rank: 0,
  removed: false,
  updatedAt,
  ...facts,
});
const listOf = (...places: ListPlace[]): PlaceList => ({ ...newList('saved', 'Saved places'), places });

test('the later change of a place wins, whichever device is asked first', () => {
  const here = listOf(place(1, 10, { note: 'Soup' }), place(2, 30, { removed: true }));
  const there = listOf(place(1, 20, { note: 'Oysters' }), place(2, 20), place(3, 1));
  const merged = [listOf(place(1, 20, { note: 'Oysters' }), place(2, 30, { removed: true }), place(3, 1))];
  expect(mergeLists([here], [there])).toEqual(merged);
  expect(mergeLists([there], [here])).toEqual(merged);
});

test('a list keeps its later name, and the places of both', () => {
  const here = { ...newList('a', 'Lunch'), updatedAt: 2, places: [place(1, 1)] };
  const there = { ...newList('a', 'Dinner'), updatedAt: 1, shared: true, places: [place(2, 1)] };
  expect(mergeLists([here], [there])).toEqual([{ ...here, places: [place(1, 1), place(2, 1)] }]);
});

const time = fc.integer({ min: 0, max: 3 });
const anyPlace = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  note: fc.constantFrom('', 'Soup'),
  beenThere: fc.boolean(),
  rank: time,
  removed: fc.boolean(),
  updatedAt: time,
});
const lists = fc.array(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    name: fc.constantFrom('Lunch', 'Dinner'),
    shared: fc.boolean(),
    removed: fc.boolean(),
    updatedAt: time,
    places: fc.array(anyPlace, { maxLength: 5 }),
  }),
  { maxLength: 4 },
);

test('merging is commutative, associative and idempotent, and loses no list, place or latest change', () => {
  fc.assert(
    fc.property(lists, lists, lists, (a, b, c) => {
      const merged = mergeLists(a, b);
      expect(mergeLists(b, a)).toEqual(merged);
      expect(mergeLists(merged, c)).toEqual(mergeLists(a, mergeLists(b, c)));
      expect(mergeLists(merged, b)).toEqual(merged);
      for (const list of [...a, ...b]) {
        const kept = merged.find(({ key }) => key === list.key);
        expect(kept?.updatedAt).toBeGreaterThanOrEqual(list.updatedAt);
        for (const { id, updatedAt } of list.places) {
          expect(kept?.places.find((one) => one.id === id)?.updatedAt).toBeGreaterThanOrEqual(updatedAt);
        }
      }
    }),
    { numRuns: 500 },
  );
});
