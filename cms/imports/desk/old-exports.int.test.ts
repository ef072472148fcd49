import { readFileSync } from 'node:fs';
import { createRestaurant } from '#cms/test/factories';
import { importsOf } from '#cms/test/import-file';
import { useTestCms } from '#cms/test/use-test-cms';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { findFittingMaps } from '../map/known-maps.ts';
import { exportMap } from '../map/known-maps.ts';

type Row = Record<string, string>;

const parseRows = (csv: string): Row[] => parse(csv.replaceAll('\r\n', '\n'), { columns: true });
/** Written in November 2026; must import whatever fields places have now. */
const FILE = readFileSync(new URL('export-2026-11.csv', import.meta.url), 'utf8');
const old = parseRows(FILE);

const cms = useTestCms();
const imports = importsOf(cms);
beforeEach(async () => {
  await cms.payload.db.pool.query('truncate restaurants, _restaurants_v, place_keys cascade');
});

const without = (rows: readonly Row[], ...dropped: string[]): Row[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !dropped.includes(column))));
const exported = async () => parseRows(await imports.export('csv'));

const write = (rows: readonly Row[]) => stringify([...rows], { header: true });

async function plan(csv: string) {
  return imports.plan(await imports.write(csv), exportMap);
}

async function importAll(csv: string) {
  const { id, totals } = await plan(csv);
  await imports.commit(id);
  return totals;
}

describe('an old export', () => {
  it('fills an empty directory, and changes nothing the second time', async () => {
    expect(await importAll(FILE)).toMatchObject({ read: 3, create: 3 });
    const now = await exported();
    // A place without a source now has that of the export.
    const columns = Object.keys(old[0] ?? {}).filter((column) => !column.startsWith('source'));
    for (const column of columns)
      expect(
        now.map((row) => row[column]),
        column,
      ).toEqual(old.map((row) => row[column]));
    expect((await plan(FILE)).totals).toMatchObject({ unchanged: 3 });
  });

  it('may lack columns of newer fields, whose stored values stay', async () => {
    await importAll(FILE);
    const older = without(old, 'tags', 'openingHours', 'menuUrl', 'localFavorite', 'published');
    expect((await plan(write(older))).totals).toMatchObject({ unchanged: 3 });
    const [renamed, ...others] = older;
    await importAll(write([{ ...renamed, name: 'Another Name' }, ...others]));
    const [first] = await exported();
    const cameLater = Object.keys(first ?? {}).filter((column) => !(column in (old[0] ?? {})));
    expect(cameLater).toContain('dishes');
    const empty = Object.fromEntries(cameLater.map((column) => [column, '']));
    expect(first).toEqual({ ...old[0], name: 'Another Name', ...empty });
  });

  it('is still recognized as an export', async () => {
    const columns = Object.keys(without(old, 'tags', 'openingHours', 'reservationUrl')[0] ?? {});
    expect((await findFittingMaps(columns)).map(({ name }) => name)).toEqual(['marble-step-export']);
  });
});

it('special days are exported, import back unchanged, are changed by a file, and are restored exactly by an undo', async () => {
  await createRestaurant(cms.payload, {
    name: 'Holiday Inn and Out',
    hoursKnown: true,
    specialHours: [
      { date: '2026-12-24T17:00:00.000Z', opens: '10:00', closes: '15:00' },
      { date: '2026-12-25T12:00:00.000Z' },
    ],
  });
  const stored = async () =>
    (await cms.payload.db.pool.query('select * from restaurants_special_hours order by _parent_id, _order'))
      .rows;
  const before = await stored();
  const out = await imports.export('csv');
  expect(out).toContain('2026-12-24 10:00-15:00|2026-12-25');
  expect((await imports.plan(await imports.write(out), exportMap)).totals).toMatchObject({ unchanged: 1 });

  const changed = out.replace('10:00-15:00|2026-12-25', '11:00-14:00|2026-12-25|2027-01-01');
  const { id } = await imports.plan(await imports.write(changed), exportMap);
  expect((await imports.rows(id))[0]).toMatchObject({
    action: 'update',
    given: {
      specialHours: [
        { date: '2026-12-24', opens: '11:00', closes: '14:00' },
        { date: '2026-12-25', opens: null, closes: null },
        { date: '2027-01-01', opens: null, closes: null },
      ],
    },
  });
  await imports.commit(id);
  expect(await imports.export('csv')).toContain('2026-12-24 11:00-14:00|2026-12-25|2027-01-01');
  expect((await imports.plan(await imports.write(changed), exportMap)).totals).toMatchObject({
    unchanged: 1,
  });
  await imports.undo(id);
  expect(await stored()).toEqual(before);
});
