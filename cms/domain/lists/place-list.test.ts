import { describe, expect, it, test } from 'vitest';
import { mergeLists } from './merge-lists.ts';
import {
  changeList,
  changePlace,
  growthFault,
  newList,
  placesOf,
  rankBetween,
  trimLists,
  type PlaceList,
} from './place-list.ts';

const list = newList('saved', 'Saved places');
const add = (to: PlaceList, id: number, now: number) =>
  mergeLists([to], [changePlace(to, id, { removed: false }, now)])[0] ?? to;
const ids = (of: PlaceList) => placesOf(of).map(({ id }) => id);
const DAY_MS = 24 * 60 * 60 * 1000;

test('places come newest first, without the removed ones', () => {
  const three = [7, 5, 9].reduce((to, id, index) => add(to, id, index), list);
  expect(ids(three)).toEqual([9, 5, 7]);
  const [two] = mergeLists([three], [changePlace(three, 5, { removed: true }, 3)]);
  expect(two && ids(two)).toEqual([9, 7]);
});

test.each([
  ['to the top', undefined, 30, 100, 100],
  ['to the top of a list from a fast clock', undefined, 300, 100, 301],
  ['between two', 30, 20, 100, 25],
  ['to the end', 20, undefined, 100, -980],
  ['onto an empty list', undefined, undefined, 100, 100],
])('a place moved %s gets a rank there', (_where, above, below, now, rank) => {
  expect(rankBetween(above, below, now)).toBe(rank);
});

test('a change wins over what the device knows, even if its clock has been set back', () => {
  const ahead = add(list, 5, 1_000);
  expect(changePlace(ahead, 5, { note: 'Soup' }, 10).places).toMatchObject([
    { note: 'Soup', updatedAt: 1_001 },
  ]);
  const named = changeList({ ...ahead, updatedAt: 1_000 }, { name: 'Lunch' }, 10);
  expect(named).toMatchObject({ name: 'Lunch', updatedAt: 1_001, places: ahead.places });
});

test('removals are forgotten after half a year, and the places of a removed list immediately', () => {
  const removed = changePlace(add(list, 5, 1), 5, { removed: true }, 5);
  const gone = changeList(add(newList('b', 'Lunch'), 5, 1), { removed: true }, DAY_MS);
  expect(trimLists([removed, gone], 180 * DAY_MS + 5)).toEqual([
    { ...removed, places: [] },
    { ...gone, places: [] },
  ]);
  expect(trimLists([removed], 180 * DAY_MS)).toEqual([removed]);
  expect(trimLists([gone], 182 * DAY_MS)).toEqual([]);
});

describe('the limits of a diner’s lists', () => {
  const places = (count: number) =>
    Array.from({ length: count }, (_, id) => changePlace(list, id + 1, {}, id).places).flat();
  const full = { ...list, places: places(500) };
  const many = Array.from({ length: 50 }, (_, index) => newList(`a-${index}`, 'Lunch'));

  it.each([
    ['50 lists', [], many, null],
    ['51 lists', many, [...many, list], 'You can keep 50 lists. Delete one to make room for another.'],
    ['500 places', [list], [full], null],
    [
      '501 places',
      [full],
      [{ ...list, places: places(501) }],
      'A list holds 500 places. Take some off “Saved places” to add others.',
    ],
    [
      'a million characters',
      [],
      [{ ...list, name: 'x'.repeat(1_000_000) }],
      'Your lists hold as much as we can keep. Delete a list or shorten some notes.',
    ],
  ])('%s', (_what, before, after, fault) => {
    expect(growthFault(before, after)).toBe(fault);
  });

  it('let larger lists shrink', () => {
    const before = { ...list, places: places(600) };
    expect(growthFault([before], [{ ...list, places: places(599) }])).toBeNull();
    expect(growthFault([before], [{ ...list, places: places(601) }])).not.toBeNull();
  });
});
