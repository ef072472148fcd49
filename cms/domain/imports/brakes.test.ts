import { expect, test } from 'vitest';
import { BrakeTally, type BrakeRow } from './brakes.ts';
import { NOWHERE } from './where-listed.ts';

const FINE: Omit<BrakeRow, 'at' | 'name'> = {
  isKnown: false,
  isOutside: false,
  newName: null,
  isClosed: false,
  closedBy: null,
  where: NOWHERE,
  changes: [],
};

/** Rows of different places; the first ones have the given fields. */
function brakesOf(rows: number, alike: number, as: Partial<BrakeRow>, all: Partial<BrakeRow> = {}) {
  const tally = new BrakeTally();
  for (let n = 1; n <= rows; n += 1) {
    tally.add({ ...FINE, at: `row ${n}`, name: `Place ${n}`, ...all, ...(n <= alike && as) });
  }
  return tally.brakes();
}

test.each<[string, number, Partial<BrakeRow>, Partial<BrakeRow>, string]>([
  ['position', 3, { isOutside: true }, {}, '3 of 20 rows lie outside the region'],
  ['change', 11, { changes: ['phone'] }, { isKnown: true }, '11 of 20 known places get a different phone'],
  ['closed', 11, { isClosed: true }, {}, '11 of 20 rows say that the place is closed'],
])('%s applies from %i of 20 rows, but not with fewer', (name, least, as, all, message) => {
  expect(brakesOf(20, least, as, all)).toEqual([
    { name, message: `${message}; the first is “Place 1” (row 1).` },
  ]);
  expect(brakesOf(20, least - 1, as, all)).toEqual([]);
});

const SURE = { isOurs: false, elsewhere: 'PA', isSure: true };

test('even one row of another state is quoted; other towns count if most rows have one', () => {
  const [sure, doubt] = ['state', 'town, zip or area code'];
  const said = (rows: string, what?: string) => [
    {
      name: 'elsewhere',
      message: `${rows} a ${what} other than ours; the first is “Place 1” (row 1), which says PA.`,
    },
  ];
  expect(brakesOf(20, 1, { where: SURE })).toEqual(said('1 of 20 rows names', sure));
  expect(brakesOf(20, 11, { where: { ...SURE, isSure: false } })).toEqual(said('11 of 20 rows name', doubt));
  expect(brakesOf(20, 10, { where: { ...SURE, isSure: false } })).toEqual([]);
});

test('in a short file the rows are named', () => {
  expect(brakesOf(8, 5, { closedBy: 'the column “Status”' })).toEqual([
    {
      name: 'closed',
      message:
        '5 of 8 rows say in the column “Status” that the place is closed, and are stored so: “Place 1” (row 1); “Place 2” (row 2); “Place 3” (row 3); and 2 more.',
    },
  ]);
  expect(brakesOf(1, 1, { isOutside: true })).toEqual([
    { name: 'position', message: '1 of 1 rows lies outside the region: “Place 1” (row 1).' },
  ]);
});

test('new names and changes count from five rows on', () => {
  expect(brakesOf(17, 12, { newName: 'Klingon' })).toEqual([
    {
      name: 'new-names',
      message:
        '12 of 17 rows have a cuisine or neighborhood that is new to the directory: “Place 1” (row 1), which says Klingon; “Place 2” (row 2), which says Klingon; “Place 3” (row 3), which says Klingon; and 9 more.',
    },
  ]);
  expect(brakesOf(17, 8, { newName: 'Klingon' })).toEqual([]);
  expect(brakesOf(4, 4, { newName: 'Klingon', changes: ['phone'], isKnown: true })).toEqual([]);
});

test('rows without a position say nothing about it', () => {
  expect(brakesOf(40, 0, {}, { isOutside: null })).toEqual([]);
});

test('rejected rows count only for the position', () => {
  const tally = new BrakeTally();
  for (let n = 1; n <= 10; n += 1) tally.addRejected({ at: `row ${n}`, name: '', isOutside: n > 9 });
  for (let n = 11; n <= 20; n += 1) tally.add({ ...FINE, at: `row ${n}`, name: 'Mo' });
  expect(tally.brakes()).toEqual([]);
  tally.addRejected({ at: 'row 21', name: '', isOutside: true });
  tally.addRejected({ at: 'row 22', name: '', isOutside: true });
  expect(tally.brakes()).toMatchObject([{ name: 'position' }]);
});
