import { NOWHERE } from '#domain/imports/where-listed';
import { writeHours } from '#domain/imports/hours-text';
import { describe, expect, it } from 'vitest';
import { importMapSchema } from './import-map.ts';
import { buildRestaurant, readRestaurantRow } from './restaurant-row.ts';

const MAP = {
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
};
const map = importMapSchema.parse(MAP);

const NOW = new Date('2026-11-21T12:00:00Z');
const row = (record: object) => ({ at: 'line 2', raw: null, record: { ...record } });
const record = { id: 7, name: "MO'S", street: '1 Fleet St', zip: '-21231' };
const read = (more: object = {}, base: object = record) => {
  const result = readRestaurantRow(row({ ...base, area: 'Canton', ...more }), { map, now: NOW });
  if (result.faults.length > 0)
    throw new Error(result.faults.map(({ field, message }) => `${field}: ${message}`).join('; '));
  return result;
};

describe('a mapped row', () => {
  it('has the values of its columns and defaults for the rest', () => {
    expect(read()).toEqual({
      source: 'test',
      sourceKey: '7',
      id: null,
      given: {
        name: "Mo's",
        neighborhood: 'Canton',
        address: '1 Fleet St',
        fullAddress: '1 Fleet St, MD 21231',
      },
      supposed: { category: 'Restaurant', description: 'Nobody has been there yet.' },
      originals: { name: "MO'S" },
      notices: [],
      faults: [],
      missing: [],
      where: NOWHERE,
      isOutside: null,
      closed: null,
    });
  });

  it('uses the first relevant category, under our name for it', () => {
    expect(read({ kinds: 'Catering|asian |Pizza' }).given.category).toBe('Asian Fusion');
    expect(read({ kinds: [{ name: 'Catering' }, { name: 'Pizza' }] }).given.category).toBe('Pizza');
    expect(read({ kinds: 'Catering' }).given.category).toBeUndefined();
  });

  it('falls back to the neighborhood of the zip code', () => {
    expect(read({ area: ' ', zip: '21231' }).given.neighborhood).toBe('Fells Point');
    expect(read({ area: '', zip: '99999' }).missing).toEqual([{ field: 'neighborhood', message: 'missing' }]);
  });

  it('reports every faulty field', () => {
    expect(() => read({}, { name: 'X' })).toThrow(
      'key: blank; name: Name must be at least 2 characters (“X”)',
    );
  });

  it('keeps the source’s text beside the converted value', () => {
    const { originals } = read({ phone: '410.276.7143', web: 'mos.example', price: '3', kinds: 'asian' });
    expect(originals).toEqual({
      name: "MO'S",
      phone: '410.276.7143',
      website: 'mos.example',
      priceRange: '3',
      category: 'asian',
    });
  });

  it('keeps the source’s text only if it has more information than the value, up to a limit', () => {
    const long = `410 276 7143 ext. ${'1'.repeat(400)}`;
    expect(read({ stars: '4.50', geo: { lat: '39.280', lng: '-76.59' }, active: 'True' }).originals).toEqual({
      name: "MO'S",
    });
    expect(read({ geo: { lat: 0, lng: 0 } }).originals).toMatchObject({ latitude: '0', longitude: '0' });
    expect(read({ phone: long }).originals.phone).toBe(long.slice(0, 300));
  });

  it('that could not be parsed is faulty as a whole', () => {
    const broken = { ...row(record), problem: '3 fields where the header has 2' };
    expect(readRestaurantRow(broken, { map, now: NOW })).toMatchObject({
      faults: [{ field: 'row', message: '3 fields where the header has 2' }],
      missing: [],
      isOutside: null,
      id: null,
      sourceKey: '',
    });
  });

  it.each([
    [{ lat: 39.28, lng: -76.59 }, false],
    [{ lat: 48.1, lng: 11.5 }, true],
    [{ lat: '', lng: 'x' }, null],
  ])('with unusable values still lies outside the region or not: %j', (geo, isOutside) => {
    const result = readRestaurantRow(row({ ...record, stars: '11', geo }), { map, now: NOW });
    expect(result).toMatchObject({ isOutside });
  });

  it('that says it is closed or another city’s tells so, and is never read as open', () => {
    expect(read({ name: 'Nook (CLOSED)' })).toMatchObject({
      given: { name: 'Nook', status: 'closed' },
      notices: [{ field: 'status', message: 'the name says that the place is closed' }],
    });
    expect(read({ active: 'true', name: 'Nook (CLOSED)' }).given).toMatchObject({
      name: 'Nook',
      status: 'closed',
    });
    expect(read({ Status: 'Permanently Closed', active: 'true' }).closed).toBeNull();
    expect(read({ state: 'PA' }).notices).toEqual([
      { field: 'address', message: 'says PA, which isn’t ours' },
    ]);
  });

  describe('has hours', () => {
    const hoursOf = (columns: object, from: string | string[] = Object.keys(columns)) => {
      const timed = importMapSchema.parse({ ...MAP, fields: { ...MAP.fields, openingHours: { from } } });
      const sent = row({ ...record, area: 'Canton', ...columns });
      const { given, notices } = readRestaurantRow(sent, { map: timed, now: NOW });
      return {
        hours: given.openingHours && writeHours(given.openingHours),
        said: notices.map(({ message }) => message),
      };
    };

    it.each([
      ['a text', { hours: 'Mon 11-2:30pm' }, undefined, 'mon 11:00-14:30'],
      ['a closed week', { hours: 'closed' }, undefined, 'closed'],
      [
        'a list',
        { hours: ['Mo 11:00-14:00', 'Tu 11:00-15:00'] },
        undefined,
        'mon 11:00-14:00; tue 11:00-15:00',
      ],
      ['a list by its items', { hours: ['Mo 11:00-14:00'] }, 'hours[]', 'mon 11:00-14:00'],
      [
        'an object',
        { google: { periods: [{ open: { day: 1, time: '1100' }, close: { day: 1, time: '1400' } }] } },
        'google.periods',
        'mon 11:00-14:00',
      ],
      [
        'a column for each day',
        { mon_hours: '11am-2pm', tueHours: 'closed', 'Hours Wed': '12-10, ' },
        undefined,
        'mon 11:00-14:00; wed 12:00-22:00',
      ],
      [
        'a column for opening and one for closing',
        { mon_open: '11:00', mon_close: '14:00', tue_open: 'closed', tue_close: 'closed' },
        undefined,
        'mon 11:00-14:00',
      ],
    ])('from %s', (_, columns, from, hours) => {
      expect(hoursOf(columns, from)).toEqual({ hours, said: [] });
    });

    it('that stay unknown where a day is blank, as closed and unknown look alike', () => {
      expect(hoursOf({ mon: '11am-2pm', tue: ' ' })).toEqual({
        hours: undefined,
        said: ['“tue: blank” doesn’t say the hours of a week, so they stay unknown'],
      });
      expect(hoursOf({ mon: '', tue: ' ' })).toEqual({ hours: undefined, said: [] });
    });
  });

  it('becomes a complete place', () => {
    expect(buildRestaurant(read())).toMatchObject({
      category: 'Restaurant',
      status: 'open',
      phone: null,
      openingHours: null,
      published: true,
    });
  });
});

describe('a row of an export', () => {
  const exact = importMapSchema.parse({
    source: 'export',
    exact: true,
    id: 'id',
    origin: { source: 'source', key: 'sourceKey' },
    key: { hashOf: 'name' },
    fields: { name: { from: 'name' }, phone: { from: 'phone' }, website: { from: 'website' } },
    defaults: { description: 'Nothing known.', category: 'A', neighborhood: 'B', address: '1 C St' },
  });
  it('is used as written, under its original key', () => {
    const written = {
      id: '7',
      source: 'city',
      sourceKey: 'k',
      name: ' X  Y',
      phone: "'+1 2",
      website: 'www.x',
    };
    expect(readRestaurantRow(row(written), { map: exact, now: NOW, isTable: true })).toMatchObject({
      id: 7,
      source: 'city',
      sourceKey: 'k',
      given: { name: ' X  Y', phone: '+1 2', website: 'www.x' },
      faults: [],
    });
    expect(readRestaurantRow(row({ name: 'New' }), { map: exact, now: NOW })).toMatchObject({
      id: null,
      source: 'export',
      faults: [],
    });
  });
});

describe('the key of a row', () => {
  const keyOf = (key: object, given: object, more: object = {}) => {
    const keyed = importMapSchema.parse({ ...MAP, key, ...more });
    return readRestaurantRow(row({ ...record, area: 'Canton', ...given }), { map: keyed, now: NOW });
  };

  it('consists of the values of its columns, including blank ones, unless all are blank', () => {
    const key = { columns: ['a', 'b'] };
    expect(keyOf(key, { a: ' 7 ', b: 'x' }).sourceKey).toBe('7|x');
    expect(keyOf(key, { a: 7, b: '' }).sourceKey).toBe('7|');
    expect(keyOf(key, { a: ' ', b: '' }).faults).toEqual([{ field: 'key', message: 'blank' }]);
    expect(keyOf(key, { a: 'x'.repeat(300), b: '' }).sourceKey).toHaveLength(200);
  });

  it('as a hash is stable, ignores case and blanks, and distinguishes columns', () => {
    const key = { hashOf: ['a', 'b'] };
    const first = keyOf(key, { a: 'Crab House', b: '1 Fleet St' }).sourceKey;
    expect(first).toBe('f3d1e3cd15f35e16603a');
    expect(keyOf(key, { a: ' CRAB   house', b: '1 fleet st ' }).sourceKey).toBe(first);
    expect(keyOf(key, { a: 'Crab House 1', b: 'Fleet St' }).sourceKey).not.toBe(first);
  });

  it('of an export wins only if source and key are both present', () => {
    const origin = { origin: { source: 'source', key: 'sourceKey' } };
    const key = { columns: 'id' };
    expect(keyOf(key, { source: 'city ', sourceKey: ' k' }, origin)).toMatchObject({
      source: 'city',
      sourceKey: 'k',
    });
    for (const half of [{ source: 'city' }, { sourceKey: 'k' }]) {
      expect(keyOf(key, half, origin)).toMatchObject({ source: 'test', sourceKey: '7' });
    }
  });

  it.each([
    ['7', 7],
    ['2147483647', 2_147_483_647],
    ['2147483648', null],
    ['-7', null],
    ['7.5', null],
  ])('with the number %j of a place here: %j', (number, id) => {
    expect(keyOf({ columns: 'id' }, { number }, { id: 'number' }).id).toBe(id);
  });
});
