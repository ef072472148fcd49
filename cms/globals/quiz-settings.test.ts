import { isPostalCode } from '#domain/addresses/postal-codes';
import { quiz } from '#city';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SAMPLE: { name: string; status: string; published: boolean }[] = JSON.parse(
  readFileSync(path.join(ROOT, 'cities/baltimore/sample/places.json'), 'utf8'),
);
const { zips, suburbs, overrides } = quiz;
test('the table has the 16 zips of spec 2 §3, each with its three lists', () => {
  expect(zips.map(({ zip }) => zip).join(' ')).toBe(
    '21201 21202 21230 21231 21224 21211 21218 21210 21093 21204 21286 21117 21236 21222 21060 21061',
  );
  for (const { zip, neighborhoods, nearby, walkable } of zips) {
    expect(isPostalCode(zip)).toBe(true);
    expect(Math.min(neighborhoods.length, nearby.length, walkable.length), zip).toBeGreaterThan(0);
    expect(nearby.filter((name) => neighborhoods.includes(name), zip)).toEqual([]);
  }
});

test('the seven suburban zips of spec 2 §4 have city neighborhoods to fall back on', () => {
  expect(
    suburbs
      .map(({ zip }) => zip)
      .toSorted()
      .join(' '),
  ).toBe('21093 21117 21204 21222 21228 21234 21236');
});

test('every hand-picked venue is an open place of the sample', () => {
  const open = SAMPLE.filter(({ status, published }) => status === 'open' && published);
  for (const { venue } of overrides) expect(open.map(({ name }) => name)).toContain(venue);
});
