import { expect, test } from 'vitest';
import { changePlaces, type ListChange, type ListPlace } from './list-places.ts';

const place = (id: number, note = '', beenThere = false): ListPlace => ({ id, note, beenThere });
const LIST = [place(1), place(2, 'Oysters'), place(3)];

const ORDERS: [string, ListChange, number[]][] = [
  ['a new place is first', { change: 'add', place: place(4) }, [4, 1, 2, 3]],
  ['one that comes back has its position again', { change: 'add', place: place(4), after: 2 }, [1, 2, 4, 3]],
  ['a neighbor that is gone counts for nothing', { change: 'add', place: place(4), after: 9 }, [4, 1, 2, 3]],
  ['one that is there stays where it is', { change: 'add', place: place(3) }, [1, 2, 3]],
  ['one that is removed is gone', { change: 'remove', id: 2 }, [1, 3]],
  ['what is not there cannot go', { change: 'remove', id: 9 }, [1, 2, 3]],
  ['a place moves to the top', { change: 'move', id: 3, after: null }, [3, 1, 2]],
  ['a place moves down', { change: 'move', id: 1, after: 2 }, [2, 1, 3]],
  ['a place moves up', { change: 'move', id: 3, after: 1 }, [1, 3, 2]],
  ['a place stays where its new neighbor is gone', { change: 'move', id: 3, after: 9 }, [1, 2, 3]],
  ['a place is no neighbor of itself', { change: 'move', id: 3, after: 3 }, [1, 2, 3]],
];
test.each(ORDERS)('%s', (_what, change, ids) => {
  expect(changePlaces(LIST, change).map(({ id }) => id)).toEqual(ids);
});

test('a place that is added again keeps its note', () => {
  expect(changePlaces(LIST, { change: 'add', place: place(2) })).toEqual(LIST);
});

test('a note and a visit apply to one place only', () => {
  const noted = changePlaces(LIST, { change: 'note', id: 1, from: '', note: 'Soup' });
  expect(noted).toEqual([place(1, 'Soup'), place(2, 'Oysters'), place(3)]);
  expect(changePlaces(noted, { change: 'been-there', id: 1, beenThere: true })).toEqual([
    place(1, 'Soup', true),
    place(2, 'Oysters'),
    place(3),
  ]);
});
