import { expect, test } from 'vitest';
import { NO_LISTS, parseDeviceLists } from './device-lists.ts';

const list = { deviceKey: 'a-key-of-one', name: 'Date night', places: [] };
const entry = { id: 3, note: 'Soup', beenThere: true };

test.each([
  ['nothing', null, NO_LISTS],
  ['no JSON', 'not json', NO_LISTS],
  ['something else', '[1,2]', NO_LISTS],
  ['half of it', JSON.stringify({ lists: [list] }), { facts: [], lists: [list] }],
  ['a list twice', JSON.stringify({ lists: [list, list] }), { facts: [], lists: [list] }],
  [
    'lists without a name, without a key and with a made-up one',
    JSON.stringify({
      lists: [{ ...list, name: ' ' }, { name: 'x' }, { ...list, deviceKey: '<b>' }, 7, null],
    }),
    NO_LISTS,
  ],
  [
    'places that are none, or come twice',
    JSON.stringify({
      facts: [entry, entry, { id: -1 }, { note: 'x' }, { id: 4, note: 5, beenThere: 'yes' }],
    }),
    { facts: [entry, { id: 4, note: '', beenThere: false }], lists: [] },
  ],
])('parsing %s keeps only valid lists', (_what, stored, lists) => {
  expect(parseDeviceLists(stored)).toEqual(lists);
});

test('a device has the same limits as an account: lists, places and note length', () => {
  const places = Array.from({ length: 600 }, (_, index) => ({ id: index + 1, note: 'x'.repeat(900) }));
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...list,
    deviceKey: `a-key-of-${index}`,
    places,
  }));
  const { lists } = parseDeviceLists(JSON.stringify({ lists: many }));
  expect(lists).toHaveLength(50);
  expect(lists[0]?.places).toHaveLength(500);
  expect(lists[0]?.places[0]?.note).toHaveLength(500);
});
