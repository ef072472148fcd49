import { region } from '#city';
import { expect, test } from 'vitest';
import { BrakeTally, findClosed, nameElsewhere, type BrakeRow } from './brakes.ts';

const FINE: Omit<BrakeRow, 'at' | 'name' | 'neighborhood' | 'cuisine'> = {
  isKnown: false,
  isInRegion: true,
  newName: null,
  isClosed: false,
  closedBy: null,
  elsewhere: null,
  changes: [],
};

/** Rows of different places; the first ones have the given fields. */
function brakesOf(rows: number, alike: number, as: Partial<BrakeRow>, all: Partial<BrakeRow> = {}) {
  const tally = new BrakeTally();
  for (let n = 1; n <= rows; n += 1) {
    const own = { at: `row ${n}`, name: `Place ${n}`, neighborhood: `Area ${n}`, cuisine: `Cuisine ${n}` };
    tally.add({ ...FINE, ...own, ...all, ...(n <= alike && as) });
  }
  return tally.brakes();
}

test.each<[string, number, Partial<BrakeRow>, Partial<BrakeRow>, string]>([
  ['position', 3, { isInRegion: false }, {}, '3 of 20 rows are outside the region or have no position'],
  ['neighborhood', 11, { neighborhood: 'Canton' }, {}, '11 of 20 rows are in one neighborhood, Canton'],
  ['cuisine', 11, { cuisine: 'Bar' }, {}, '11 of 20 rows have one cuisine, Bar'],
  ['change', 11, { changes: ['phone'] }, { isKnown: true }, '11 of 20 known places get a different phone'],
  ['closed', 11, { isClosed: true }, {}, '11 of 20 rows say the place is closed'],
])('%s applies from %i of 20 rows, but not with fewer', (name, least, as, all, message) => {
  expect(brakesOf(20, least, as, all)).toEqual([
    { name, message: `${message}; the first is “Place 1” (row 1).` },
  ]);
  expect(brakesOf(20, least - 1, as, all)).toEqual([]);
  expect(brakesOf(19, 19, as, all)).toEqual([]);
});

test('a different state or city is quoted with its first row', () => {
  expect(brakesOf(20, 11, { elsewhere: 'PA' })).toEqual([
    {
      name: 'elsewhere',
      message:
        '11 of 20 rows name a state or city other than ours; the first is “Place 1” (row 1), which says PA.',
    },
  ]);
});

test('even a short wrong list is recognized by its new names', () => {
  expect(brakesOf(17, 12, { newName: 'Klingon' })).toEqual([
    {
      name: 'new-names',
      message:
        '12 of 17 rows have a cuisine or neighborhood that is new to the directory; the first is “Place 1” (row 1), which says Klingon.',
    },
  ]);
  expect(brakesOf(17, 8, { newName: 'Klingon' })).toEqual([]);
  expect(brakesOf(4, 4, { newName: 'Klingon' })).toEqual([]);
});

test('a map without positions has no position brake', () => {
  expect(brakesOf(40, 40, { isInRegion: null })).toEqual([]);
});

test.each([
  [{ state: 'MD', city: 'Towson' }, null],
  [{ 'State Code': 'PA', City: region.name }, 'PA'],
  [{ CITY: `${region.name} City` }, null],
  [{ city: 'Philadelphia' }, 'Philadelphia'],
  [{ name: 'State of Mind' }, null],
])('%j names elsewhere: %s', (record, elsewhere) => {
  expect(nameElsewhere(record)).toBe(elsewhere);
});

test.each([
  [{ Status: 'CLOSED' }, 'Status'],
  [{ Operating_Status: 'Temporarily closed' }, 'Operating_Status'],
  [{ status: 'Out of business' }, 'status'],
  [{ is_closed: true }, 'is_closed'],
  [{ 'Permanently closed': 'yes' }, 'Permanently closed'],
  [{ status: 'Open' }, null],
  [{ is_closed: false, closed: '' }, null],
  [{ name: 'Closed Door', notes: 'closed Mondays', 'Closed on': 'Monday' }, null],
])('%j says that the place is closed by its column %s', (record, column) => {
  expect(findClosed(record)).toBe(column);
});

test('a single row with an unread closed column is enough for a brake', () => {
  expect(brakesOf(20, 1, { closedBy: 'Status' })).toEqual([
    {
      name: 'closed',
      message:
        '1 of 20 rows say in the column “Status” that the place is closed, which the map doesn’t read; the first is “Place 1” (row 1).',
    },
  ]);
  expect(brakesOf(20, 0, {})).toEqual([]);
});

test('rejected rows count only for the position', () => {
  const tally = new BrakeTally();
  for (let n = 1; n <= 20; n += 1) {
    const own = { at: `row ${n}`, name: '', neighborhood: `Area ${n}`, cuisine: `Cuisine ${n}` };
    tally.addRejected({ ...own, isInRegion: n > 3 });
    if (n > 10) tally.add({ ...FINE, ...own, neighborhood: 'Canton' });
  }
  expect(tally.brakes()).toEqual([]);
  for (let n = 21; n <= 22; n += 1) tally.addRejected({ at: `row ${n}`, name: '', isInRegion: false });
  expect(tally.brakes()).toEqual([
    {
      name: 'position',
      message: '5 of 32 rows are outside the region or have no position; the first is row 1.',
    },
  ]);
});
