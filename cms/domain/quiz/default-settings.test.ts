import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isZipcode } from './answers.ts';
import { DEFAULT_QUIZ_SETTINGS } from './default-settings.ts';
import { neighborhoodKey } from './settings.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SAMPLE: { name: string; neighborhood: string; status: string; published: boolean }[] = JSON.parse(
  readFileSync(path.join(ROOT, 'cities/baltimore/sample/places.json'), 'utf8'),
);
/** Neighborhoods in the city's list without a place in the sample. */
const KNOWN_ELSEWHERE = [
  'Charles North',
  'University of Maryland',
  'Greenmount West',
  'Penn-Fallsway',
  'Stadium Area',
  'Westport',
  'Perkins Homes',
  'Baltimore Highlands',
  'Wyman Park',
  'Oakenshawe',
  'Guilford',
  'Evergreen',
  'Wyndhurst',
];
/** The city's list, if present on this machine. */
const CITY_LIST = path.join(ROOT, '../shared/data/baltimore-neighborhoods/neighborhoods_269.csv');

const { zips, suburbs, overrides } = DEFAULT_QUIZ_SETTINGS;
const names = [
  ...zips.flatMap(({ neighborhoods, nearby, walkable }) => [...neighborhoods, ...nearby, ...walkable]),
  ...suburbs.flatMap(({ neighborhoods }) => neighborhoods),
];

test('the table has the 16 zips of spec 2 §3, each with its three lists', () => {
  expect(zips.map(({ zip }) => zip).join(' ')).toBe(
    '21201 21202 21230 21231 21224 21211 21218 21210 21093 21204 21286 21117 21236 21222 21060 21061',
  );
  for (const { zip, neighborhoods, nearby, walkable } of zips) {
    expect(isZipcode(zip)).toBe(true);
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

test('every neighborhood in it has places in the sample or is in the city’s list', () => {
  const inSample = new Set(SAMPLE.map(({ neighborhood }) => neighborhood));
  expect(names.filter((name) => !inSample.has(name) && !KNOWN_ELSEWHERE.includes(name))).toEqual([]);
  expect(KNOWN_ELSEWHERE.filter((name) => !names.includes(name))).toEqual([]);
});

test.runIf(existsSync(CITY_LIST))('the neighborhoods without a sample place are in the city’s list', () => {
  const listed = readFileSync(CITY_LIST, 'utf8')
    .split('\n')
    .map((line) => neighborhoodKey(line.split(',')[0] ?? ''));
  // The list truncates the last letter of one of them.
  const missing = KNOWN_ELSEWHERE.filter(
    (name) => !listed.some((key) => neighborhoodKey(name).startsWith(key) && key.length > 4),
  );
  expect(missing).toEqual([]);
});

test('every hand-picked venue is an open place of the sample', () => {
  const open = SAMPLE.filter(({ status, published }) => status === 'open' && published);
  for (const { venue } of overrides) expect(open.map(({ name }) => name)).toContain(venue);
});

test('venues are picked by hand for the answers that spec 2 §4 names', () => {
  expect(
    overrides.map(({ vibe, cuisine, prices }) => `${vibe ?? 'any'} ${cuisine} ${prices.join(' or ')}`.trim()),
  ).toEqual([
    'romantic Italian $$$',
    'casual American $ or $$',
    'celebration Mexican',
    'solo Healthy',
    'any Seafood $$$',
  ]);
});

test.each([
  ['Italian', 'Pizza, Mediterranean'],
  ['Pizza', 'Italian'],
  ['Mexican', 'Latin, Spanish'],
  ['Sushi', 'Japanese, Asian'],
  ['Seafood', 'American'],
  ['American', 'Burger, BBQ, Steakhouse'],
  ['Japanese', 'Sushi, Asian'],
  ['Healthy', 'Vegetarian, Salad, Vegan'],
])('related to %s: %s (spec 2 §4)', (cuisine, related) => {
  const row = DEFAULT_QUIZ_SETTINGS.relatedCuisines.find((other) => other.cuisine === cuisine);
  expect(row?.related.join(', ')).toBe(related);
});
