import { parse } from 'csv-parse/sync';
import type { Restaurant } from '#contract/restaurants';
import { describe, expect, it, test } from 'vitest';
import { placesCsv } from './places-csv.ts';

const PLACE = {
  id: 7,
  name: 'Blue Fin',
  description: '',
  category: 'Seafood',
  neighborhood: 'Canton',
  address: '1 Elliott St',
  fullAddress: '1 Elliott St, Towson, MD',
  phone: null,
  website: null,
  imageUrl: '/covers/7.svg',
  photo: null,
  rating: 4.5,
  reviewCount: null,
  priceRange: '$$',
  latitude: null,
  longitude: null,
  localFavorite: false,
  status: 'open',
  openingHours: null,
  specialHours: [],
} satisfies Restaurant;

function read(csv: string): string[][] {
  return parse(csv, { bom: true });
}

describe('a list as CSV', () => {
  it('has a header row and a row per place, with unknown values left blank', () => {
    const [titles, row, ...more] = read(
      placesCsv([PLACE], [{ id: 7, note: 'Soup', beenThere: true }], 'http://site.test'),
    );
    expect(titles).toContain('Name');
    expect(row).toEqual([
      'Blue Fin',
      'Seafood',
      'Canton',
      '1 Elliott St, Towson, MD',
      '',
      '',
      '$$',
      '4.5',
      '',
      'http://site.test/restaurants/7',
      'Soup',
      'Yes',
    ]);
    expect(more).toEqual([]);
  });
});

test.each(['=1+1', '@SUM(A1)'])('%j does not become a formula', (name) => {
  const entries = [{ id: 7, note: name, beenThere: false }];
  const [, row] = read(placesCsv([{ ...PLACE, name }], entries, ''));
  expect([row?.[0], row?.[10]]).toEqual([`'${name}`, `'${name}`]);
});
