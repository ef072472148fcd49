import { changeList, changePlace, HEARTS, HEARTS_NAME, newList } from '#domain/lists/place-list';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const hearts = newList(HEARTS, HEARTS_NAME);
const lunch = newList('a-key-of-lunch', 'Lunch');
let stored: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** As a page loads it. */
const open = () => import('./kept-lists.ts');

test('without an account only shared lists go out, also the change that stops sharing', async () => {
  const { DEVICE, keepAnswer, keepChange, readKept } = await open();
  keepChange(DEVICE, changePlace(hearts, 1, {}, 10));
  expect(readKept(DEVICE)).toMatchObject({ lists: [{ key: HEARTS }], unsent: [] });
  const shared = changeList(lunch, { shared: true }, 20);
  keepChange(DEVICE, shared);
  keepAnswer(DEVICE, [shared], { lists: [], links: { [lunch.key]: 'token' } });
  expect(readKept(DEVICE)).toMatchObject({ lists: [{ key: lunch.key }, { key: HEARTS }], unsent: [] });
  keepChange(DEVICE, changeList(shared, { shared: false }, 30));
  expect(readKept(DEVICE).unsent).toMatchObject([{ key: lunch.key, shared: false }]);
});

test('an answer settles what was sent, not what changed meanwhile', async () => {
  const { keepAnswer, keepChange, readKept } = await open();
  const first = { ...hearts, places: [1, 2].flatMap((id) => changePlace(hearts, id, {}, 10).places) };
  keepChange('7', first);
  const later = changePlace(first, 2, { note: 'Soup' }, 20);
  keepChange('7', later);
  keepAnswer('7', [first], { lists: [{ ...first, places: [...first.places] }], links: {} });
  expect(readKept('7').unsent).toEqual([later]);
  expect(readKept('7').lists).toMatchObject([{ places: [{ id: 1 }, { id: 2, note: 'Soup' }] }]);
});

test('at sign-in the device’s lists join the account’s, and its hearts do not erase notes', async () => {
  const { DEVICE, keepAnswer, keepChange, moveIntoAccount, readKept } = await open();
  for (const id of [1, 2]) keepChange(DEVICE, changePlace(hearts, id, {}, 50));
  keepChange(DEVICE, changePlace(hearts, 4, { removed: true }, 50));
  keepChange(DEVICE, changeList(lunch, {}, 50));
  const noted = changePlace(hearts, 1, { note: 'Soup' }, 10).places;
  const kept = changePlace(hearts, 4, {}, 10).places;
  keepAnswer('7', [], { lists: [{ ...hearts, places: [...noted, ...kept] }], links: {} });
  moveIntoAccount('7');
  const { lists, unsent } = readKept('7');
  expect(lists.map(({ name }) => name)).toEqual(['Lunch', HEARTS_NAME]);
  expect(lists.find(({ key }) => key === HEARTS)?.places).toMatchObject([
    { id: 1, note: 'Soup' },
    { id: 2 },
    { id: 4, removed: false },
  ]);
  expect(unsent.map(({ places }) => places.map(({ id }) => id))).toEqual([[], [2]]);
  expect(readKept(DEVICE).lists).toEqual([]);
});

test('once nobody is signed in only changes to be sent remain', async () => {
  const { forgetAccounts, keepAnswer, keepChange } = await open();
  keepAnswer('7', [], { lists: [{ ...lunch, places: [] }], links: {} });
  keepChange('8', changePlace(hearts, 1, { note: 'Soup' }, 10));
  forgetAccounts();
  expect(Object.keys(JSON.parse(stored.get('lists') ?? ''))).toEqual(['8']);
});

test.each([
  ['no JSON', 'not json'],
  ['a list without places', '{"device":{"lists":[{"key":"a","name":"b"}],"unsent":[],"links":null}}'],
  [
    'a place that is none',
    '{"device":{"lists":[{"key":"a","name":"b","places":[{"id":0}]}],"unsent":[],"links":null}}',
  ],
])('%s counts as nothing kept', async (_what, text) => {
  stored.set('lists', text);
  const { DEVICE, NOTHING_KEPT, readKept } = await open();
  expect(readKept(DEVICE)).toEqual(NOTHING_KEPT);
});
