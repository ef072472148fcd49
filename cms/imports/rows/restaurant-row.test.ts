import { describe, expect, it } from 'vitest';
import { importMapSchema, parseImportMap } from './import-map.ts';
import { buildRestaurantInput, readRestaurantRow } from './restaurant-row.ts';

const map = importMapSchema.parse({
  source: 'test',
  key: { columns: 'id' },
  fields: {
    name: { from: 'name', titleCase: true },
    category: {
      from: ['kinds', 'kinds[].name'],
      split: '|',
      skip: ['Catering'],
      lookup: [{ table: 'kinds' }],
    },
    neighborhood: {
      firstOf: [{ from: 'area' }, { from: 'zip', lookup: [{ table: 'zips', otherwise: 'unknown' }] }],
    },
    address: { from: ['street', 'suite'], join: ', ' },
    fullAddress: { parts: [{ from: 'street' }, { from: 'zip', extract: '\\d{5}', template: 'MD {}' }] },
    phone: { from: 'phone' },
    website: { from: 'web' },
    rating: { from: 'stars' },
    priceRange: { from: 'price' },
    latitude: { from: 'geo.lat' },
    longitude: { from: 'geo.lng' },
    status: { from: 'active', lookup: [{ table: 'statuses' }] },
  },
  defaults: { category: 'Restaurant', description: 'Nobody has been there yet.' },
  tables: {
    kinds: { Asian: 'Asian Fusion' },
    zips: { '21231': 'Fells Point' },
    statuses: { true: 'open', false: 'closed' },
  },
});

const record = { id: 7, name: "MO'S", street: '1 Fleet St', zip: '-21231' };
const read = (more: object = {}, base: object = record) => {
  const result = readRestaurantRow({ at: 'line 2', record: { ...base, area: 'Canton', ...more } }, map);
  if ('faults' in result)
    throw new Error(result.faults.map(({ field, message }) => `${field}: ${message}`).join('; '));
  return result.row;
};

describe('a mapped row', () => {
  it('says what its columns say and supposes the rest', () => {
    expect(read()).toEqual({
      sourceKey: '7',
      given: {
        name: "Mo's",
        neighborhood: 'Canton',
        address: '1 Fleet St',
        fullAddress: '1 Fleet St, MD 21231',
      },
      supposed: { category: 'Restaurant', description: 'Nobody has been there yet.' },
      notices: [],
    });
  });

  it('takes the first category that counts, under the name it has here', () => {
    expect(read({ kinds: 'Catering|asian |Pizza' }).given.category).toBe('Asian Fusion');
    expect(read({ kinds: [{ name: 'Catering' }, { name: 'Pizza' }] }).given.category).toBe('Pizza');
    expect(read({ kinds: 'Catering' }).given.category).toBeUndefined();
  });

  it('falls back to the neighborhood of the zip', () => {
    expect(read({ area: ' ', zip: '21231' }).given.neighborhood).toBe('Fells Point');
    expect(() => read({ area: '', zip: '99999' })).toThrow('neighborhood: missing');
  });

  it('keeps a phone, website and price it understands, and leaves out with a notice what it does not', () => {
    expect(read({ phone: '410.276.7143', web: 'mos.example', price: '$$' }).given).toMatchObject({
      phone: '(410) 276-7143',
      website: 'http://mos.example',
      priceRange: '$$',
    });
    const { given, notices } = read({ phone: 'none', web: 'ftp://mos.example', price: 'cheap' });
    expect(given).not.toHaveProperty('phone');
    expect(notices.map(({ field }) => field)).toEqual(['phone', 'website', 'priceRange']);
  });

  it('knows no place at 0/0, nor with half a position, nor outside of the region', () => {
    expect(read({ geo: { lat: 39.28, lng: -76.59 } }).given).toMatchObject({
      latitude: 39.28,
      longitude: -76.59,
    });
    expect(read({ geo: { lat: 0, lng: 0 } })).toMatchObject({ notices: [] });
    for (const geo of [{ lat: 0, lng: 0 }, { lat: 39.28 }, { lat: 48.1, lng: 11.5 }]) {
      expect(read({ geo }).given).not.toHaveProperty('latitude');
    }
    expect(read({ geo: { lat: 48.1, lng: 11.5 } }).notices).toHaveLength(1);
  });

  it('takes a rating of 0 as none, and rejects one that cannot be', () => {
    expect(read({ stars: 0 }).given).not.toHaveProperty('rating');
    expect(read({ stars: '4.5' }).given.rating).toBe(4.5);
    expect(() => read({ stars: '6' })).toThrow(/^rating: .*\("6"\)$/);
    expect(() => read({ stars: 'good' })).toThrow(/^rating: not a number/);
  });

  it('closes what the source calls inactive', () => {
    expect(read({ active: false }).given.status).toBe('closed');
    expect(read({ active: 'True' }).given.status).toBe('open');
  });

  it('names every field at fault', () => {
    expect(() => read({}, { name: 'X' })).toThrow(
      'key: blank; name: Name must be at least 2 characters ("X"); address: missing',
    );
  });

  it('becomes a complete place', () => {
    expect(buildRestaurantInput(read(), map.source)).toMatchObject({
      category: 'Restaurant',
      status: 'open',
      phone: null,
      openingHours: null,
      source: 'test',
      sourceKey: '7',
    });
  });
});

describe('a broken map', () => {
  const parse = (value: unknown) => parseImportMap(JSON.stringify(value), 'map.json');
  const base = { source: 'test', key: { columns: 'id' }, fields: {} };

  it.each([
    [{ ...base, fields: { nome: { from: 'a' } } }, /^map\.json: fields: /],
    [
      { ...base, fields: { name: { from: 'a', lookup: [{ table: 'none' }] } } },
      'map.json: fields.name: no table "none"',
    ],
    [{ ...base, source: 'A b' }, 'map.json: source: lowercase letters, digits and hyphens'],
    [[], /^map\.json: the map: /],
  ])('is named with field and fault', (value, message) => {
    expect(() => parse(value)).toThrow(message);
  });

  it('is named where it is no JSON', () => {
    expect(() => parseImportMap('{', 'map.json')).toThrow('map.json: not JSON');
  });
});
