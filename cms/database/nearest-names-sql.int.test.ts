import { useTestCms } from '#cms/test/use-test-cms';
import { sql } from '@payloadcms/db-postgres';
import { expect, test } from 'vitest';
import { nearestNamesSql } from './nearest-names-sql.ts';

const cms = useTestCms();

const CUISINES = ['Bar & Restaurant', 'Barbecue', 'Café', 'Ethiopian', 'Italian', 'Thai', 'Vietnamese'];
const NEIGHBORHOODS = [
  'Canton',
  'Fells Point',
  'Hampden',
  'Mount Vernon',
  'North Canton',
  'O’Donnell Heights',
];

async function nearest(names: readonly string[], text: string, most: number): Promise<unknown[]> {
  const given = sql`select json_array_elements_text(${JSON.stringify(names)}::json) as name`;
  const { rows } = await cms.payload.db.drizzle.execute(nearestNamesSql(given, text, most));
  return rows.map(({ name }) => name);
}

test.each([
  ['etheopiannn', CUISINES, ['Ethiopian']],
  ['vietnameze noodles', CUISINES, ['Vietnamese']],
  ['cafe', CUISINES, ['Café']],
  ['sushi in canton', NEIGHBORHOODS, ['Canton', 'North Canton']],
  ['mt vernon crab', NEIGHBORHOODS, ['Mount Vernon']],
  ['odonnel', NEIGHBORHOODS, ['O’Donnell Heights']],
  ['cheap and friendly etheopian kitchens with a terrace for tonight', CUISINES, ['Ethiopian']],
  ['somewhere around vernen for tonight', NEIGHBORHOODS, ['Mount Vernon']],
  ['pho please', ['Pho House', 'Grill'], ['Pho House']],
  ['pub', ['Pub Two', 'Pub One'], ['Pub One', 'Pub Two']],
  ['pub', ['Pub One', 'Pub Two'], ['Pub One', 'Pub Two']],
  ['of', ['Taste of India', 'Out of the Blue'], []],
  ['', CUISINES, []],
  ['zzz', CUISINES, []],
])('nearest to "%s"', async (text, names, expected) => {
  expect(await nearest(names, text, 2)).toEqual(expected);
});

test('a name is nearest to itself', async () => {
  const names = [...CUISINES, ...NEIGHBORHOODS];
  for (const name of names) expect(await nearest(names, name, 1)).toEqual([name]);
});
