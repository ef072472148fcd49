import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFileSchema, type ImportFile } from '#contract/imports';
import type { BrakeName } from '#domain/imports/brakes';
import type { PlanRow } from '#cms/imports/plan/plan-rows';
import { importsOf } from '#cms/test/import-file';
import { ROOT } from '#cms/test/run-program';
import { useTestCms } from '#cms/test/use-test-cms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guessFor } from './lib/choose-map.ts';

/** Small files that people have, read by the map that is proposed for them. */
const CASES = path.resolve(ROOT, '../shared/data/cases');

const cms = useTestCms();
const imports = importsOf(cms);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cases-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Planned {
  readonly id: number;
  readonly map: unknown;
  readonly brakes: readonly { readonly name: BrakeName; readonly message: string }[];
  readonly rows: readonly PlanRow[];
}

/** Plans a file with the map that the command line proposes. */
async function planCase(name: string, terms = { fillBlanks: false, asOf: null }): Promise<Planned> {
  const file = path.join(CASES, name);
  const map: unknown = JSON.parse(await guessFor(file));
  const { id, totals } = await imports.plan(file, map, { terms });
  return { id, map, brakes: totals.brakes, rows: await imports.rows(id) };
}

/** The first map that the panel offers for a file. */
async function offered(name: string): Promise<ImportFile> {
  const body = new Blob([readFileSync(path.join(CASES, name))]);
  const sent = await cms.as('data')('POST', `/contract/api/desk/imports/files?name=${name}`, body);
  return importFileSchema.parse(sent.body);
}

const valuesOf = (rows: readonly PlanRow[], field: keyof NonNullable<PlanRow['given']>) =>
  rows.map(({ action, given }) => (action === 'create' ? (given?.[field] ?? null) : action));

type Field = Parameters<typeof valuesOf>[1];
const EIGHT = [
  'Alder Tavern',
  'Birch Room',
  'Cedar Grill',
  'Dogwood Deli',
  'Elm Street Diner',
  'Fir Cafe',
  'Gum Tree Bistro',
  'Hazel Pantry',
];
const digits = (last: number) => `(410) 555-01${String(last).padStart(2, '0')}`;

describe.runIf(existsSync(CASES))('a file that people have', () => {
  it.each<[string, Field, readonly unknown[]]>([
    ['01-review-count-thousands.csv', 'reviewCount', [120, 88, 1240, 310, 12, 2015, 95, 44]],
    ['02-rating-na.csv', 'rating', [4.5, null, 4, null, 3.5, 4.1, 4.8, 4.2]],
    [
      '03-decimal-comma.csv',
      'latitude',
      [39.2844, 39.2848, 39.285199999999996, 39.2856, 39.286, 39.2864, 39.2868, 39.2872],
    ],
    [
      '05-html-entities.csv',
      'name',
      ["Mo's Crab Shack", 'Salt & Smoke', 'Café Lune', 'Plain Name', 'Oak & Ash'],
    ],
    ['11-title-row.csv', 'name', EIGHT],
    [
      '13-phones.csv',
      'phone',
      [
        digits(1),
        digits(2),
        digits(3),
        null,
        digits(5),
        digits(6),
        digits(8),
        digits(9),
        digits(10),
        '(410) 557-4992',
      ],
    ],
    ['15-mixed-line-ends.csv', 'name', EIGHT],
    ['16-utf16le-no-bom.txt', 'name', ['Café Lune', 'Birch', ...EIGHT.slice(2)]],
    ['18-double-bom-quoted.csv', 'name', EIGHT],
    [
      '20-names-scripts.csv',
      'name',
      [
        '🍕🍕🍕',
        '비원',
        'مطعم حلال',
        'Pizza ‮Krab‬ House',
        'L’Été d’Or',
        '東京 Ramen 🍜',
        'Bad </script><b>x',
        '50% Off & "More"',
      ],
    ],
    ['23-pandas-unnamed-index.csv', 'name', ['Index Tavern', 'Second Tavern']],
    ['24-trailing-empty-columns.csv', 'name', ['Trail Tavern', 'Trail Two']],
  ])('%s: %s is right in each row, and nothing is asked', async (name, field, values) => {
    const { rows, brakes, map } = await planCase(name);
    expect(valuesOf(rows, field)).toEqual(values);
    expect(brakes).toEqual([]);
    expect((await offered(name)).maps[0]?.map).toMatchObject({ ...Object(map) });
  });

  it.each<[string, BrakeName, RegExp]>([
    ['07-closed-in-name.csv', 'closed', /^3 of 5 rows say in the name that the place is closed/],
    [
      '08-closed-status-small-file.csv',
      'closed',
      /^3 of 8 rows say in the column “Status” .*“Birch Room” \(line 3\)/,
    ],
    [
      '09-wrong-city-small-file.csv',
      'elsewhere',
      /^15 of 15 rows name a state other than ours: .* says Detroit, MI/,
    ],
    ['10-nested-state-virginia.json', 'elsewhere', /^30 of 30 rows name a state other than ours/],
    ['10-nested-state-virginia.json', 'position', /^30 of 30 rows lie outside the region/],
  ])('%s: %s is asked', async (name, brake, message) => {
    const { brakes } = await planCase(name);
    expect(brakes.find((one) => one.name === brake)?.message).toMatch(message);
  });

  it('with closed places lists none of them as open', async () => {
    const statuses = async (name: string) => valuesOf((await planCase(name)).rows, 'status');
    expect(await statuses('07-closed-in-name.csv')).toEqual(['closed', 'closed', 'closed', 'open', 'open']);
    expect(await statuses('08-closed-status-small-file.csv')).toEqual([
      'open',
      'closed',
      'open',
      'temporarily-closed',
      'open',
      'open',
      'closed',
      'open',
    ]);
  });

  it('of ratings in many writings leaves that column out, and says so', async () => {
    const { rows, map } = await planCase('22-rating-texts.csv');
    expect(valuesOf(rows, 'rating')).toEqual(EIGHT.map(() => null));
    expect(map).toMatchObject({
      notes: expect.arrayContaining([
        '“rating” sounds like the rating, but its values don’t fit, so it’s left out.',
      ]),
    });
  });

  it('that fills blanks asks nothing', async () => {
    await imports.commit((await planCase('25a-brake-base.csv')).id);
    const { rows, brakes } = await planCase('25b-brake-fills-blanks.csv', { fillBlanks: true, asOf: null });
    expect(rows.map(({ action, given }) => [action, given?.rating])).toEqual(
      Array.from({ length: 25 }, () => ['update', 4.1]),
    );
    expect(brakes).toEqual([]);
  });

  it('with branches, a move and a new name holds each of them', async () => {
    await imports.commit((await planCase('30a-chain-base.csv')).id);
    const { rows } = await planCase('30b-chain-file.csv');
    expect(rows.map(({ action, candidates: [best] }) => [action, best?.name, best?.reasons])).toEqual([
      ['duplicate', 'Anchor Coffee', ['same name', 'other address', '72 m apart', 'other phone']],
      ['duplicate', 'Moving House', ['same name', 'other address', 'same phone', '4.7 km apart', 'moved?']],
      ['duplicate', 'Suite Burger', ['same name', 'same address', '3 m apart', 'other phone', 'other suite']],
      ['duplicate', 'Old Name Tavern', expect.arrayContaining(['same address', 'same phone'])],
      ['create', undefined, undefined],
    ]);
  });
});
