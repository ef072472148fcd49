import { describe, expect, it } from 'vitest';
import { readExactValues, readValues, type Texts } from './read-values.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('a value of an external list', () => {
  it.each<[Texts, object]>([
    [{ rating: ' 4.5 ' }, { rating: 4.5 }],
    [{ rating: '0' }, {}],
    [{ reviewCount: '0' }, { reviewCount: 0 }],
    [{ reviewCount: '1,240' }, { reviewCount: 1240 }],
    [{ openedOn: '46279' }, { openedOn: '2026-09-14' }],
    [
      { localFavorite: 'Yes', published: '1' },
      { localFavorite: true, published: true },
    ],
    [
      { localFavorite: 'no', published: 'false' },
      { localFavorite: false, published: false },
    ],
    [{ tags: 'Groups| kids ' }, { tags: ['groups', 'kids'] }],
    [{ dishes: 'Crab cake, Pit beef ,crab cake' }, { dishes: [{ name: 'Crab cake' }, { name: 'Pit beef' }] }],
    [
      { dishes: 'Clams, stuffed; Soft shells' },
      { dishes: [{ name: 'Clams, stuffed' }, { name: 'Soft shells' }] },
    ],
    [{ formerNames: 'Obrycki’s' }, { formerNames: [{ name: 'Obrycki’s' }] }],
    [{ openedOn: '2026-09-14' }, { openedOn: '2026-09-14' }],
    [{ openedOn: '2026-09-14 00:00:00' }, { openedOn: '2026-09-14' }],
    [{ openedOn: '9/4/2026' }, { openedOn: '2026-09-04' }],
    [{ openedOn: 'September 14, 2026' }, { openedOn: '2026-09-14' }],
    [{ openedOn: 'Sep 2026' }, { openedOn: '2026-09-01' }],
    [{ openedOn: '9/4/26' }, { openedOn: '2026-09-04' }],
    [{ openedOn: '4-Sep-98' }, { openedOn: '1998-09-04' }],
    [{ category: 'Peruvian Restaurant' }, { category: 'Peruvian' }],
    [{ category: 'Bar & Restaurant' }, { category: 'Bar & Restaurant' }],
    [{ category: 'dim_sum_restaurant' }, { category: 'Dim Sum' }],
    [{ category: 'Restaurant' }, { category: 'Restaurant' }],
    [{ lastVerifiedAt: '2026-11-21T12:00:00Z' }, { lastVerifiedAt: '2026-11-21T12:00:00.000Z' }],
  ])('%j is kept as %j', (texts, given) => {
    expect(readValues(texts, NOW)).toEqual({ given, notices: [], faults: [] });
  });

  it.each<[Texts, object, string]>([
    [{ phone: 'call us' }, {}, 'phone: “call us” is not a phone number; left out'],
    [{ website: 'soon' }, {}, 'website: “soon” is not a web address; left out'],
    [{ priceRange: 'ask' }, {}, 'priceRange: “ask” is not a price range; left out'],
    [{ tags: 'kids|haunted||Moist' }, { tags: ['kids'] }, 'tags: “haunted”, “Moist” left out'],
    [
      { dishes: 'x|Coddies' },
      { dishes: [{ name: 'Coddies' }] },
      'dishes: “x” left out: too short, too long or too many',
    ],
    [{ openedOn: '2026-12-01' }, {}, 'openedOn: “2026-12-01” lies in the future; left out'],
    [{ lastVerifiedAt: '2027-01-01' }, {}, 'lastVerifiedAt: “2027-01-01” lies in the future; left out'],
    [{ latitude: '39.3' }, {}, 'latitude: 39.3, nothing is half a position; left out'],
  ])('%j is kept as %j with a notice', (texts, given, notice) => {
    const read = readValues(texts, NOW);
    expect(read.given).toEqual(given);
    expect(read.notices.map(({ field, message }) => `${field}: ${message}`)).toEqual([notice]);
  });

  it.each<[Texts, string]>([
    [{ rating: '-1' }, 'rating: not a number (“-1”)'],
    [{ rating: '11' }, 'rating: off the scale of 0 to 5 (“11”)'],
    [{ latitude: 'north' }, 'latitude: not a number (“north”)'],
    [{ openedOn: 'soon' }, 'openedOn: not a date (“soon”)'],
    [{ openedOn: '2026-02-30' }, 'openedOn: not a date (“2026-02-30”)'],
    [{ openedOn: '2/30/2026' }, 'openedOn: not a date (“2/30/2026”)'],
    [{ openedOn: 'February 30, 2026' }, 'openedOn: not a date (“February 30, 2026”)'],
    [{ openedOn: '2' }, 'openedOn: not a date (“2”)'],
    [{ openedOn: 'spring 2026' }, 'openedOn: not a date (“spring 2026”)'],
    [{ lastVerifiedAt: 'lately' }, 'lastVerifiedAt: not a date (“lately”)'],
    [{ description: 'Short' }, 'description: Description must be at least 10 characters (“Short”)'],
    [{ address: 'Pier' }, 'address: Address must be at least 5 characters (“Pier”)'],
  ])('%j is a fault: %s', (texts, fault) => {
    const { given, faults } = readValues(texts, NOW);
    expect(given).toEqual({});
    expect(faults.map(({ field, message }) => `${field}: ${message}`)).toEqual([fault]);
  });
});

describe('a value of the directory’s own export', () => {
  it.each<[Texts, object]>([
    [
      { rating: '0', name: 'X' },
      { rating: 0, name: 'X' },
    ],
    [
      { phone: '1', website: 'soon' },
      { phone: '1', website: 'soon' },
    ],
    [{ priceRange: 'cheap' }, {}],
    [{ tags: 'kids|groups' }, { tags: ['groups', 'kids'] }],
    [{ dishes: 'Clams, stuffed|Pit beef' }, { dishes: [{ name: 'Clams, stuffed' }, { name: 'Pit beef' }] }],
    [{ lastVerifiedAt: '2027-01-01' }, { lastVerifiedAt: '2027-01-01T00:00:00.000Z' }],
  ])('%j comes back as %j', (texts, given) => {
    expect(readExactValues(texts)).toEqual({ given, notices: [], faults: [] });
  });

  it('that is invalid is a fault', () => {
    expect(readExactValues({ status: 'haunted', rating: 'good' })).toMatchObject({
      given: {},
      faults: [{ field: 'status' }, { field: 'rating', message: 'not a number (“good”)' }],
    });
  });
});

describe('opening hours', () => {
  const lunch = { day: 'mon', opens: '11:00', closes: '14:00' };
  const read = (openingHours: string) => readValues({ openingHours }, new Date(0));

  it.each(['mon 11:00-14:00', 'Monday: 11 a.m. – 2 p.m.', JSON.stringify([lunch])])(
    'are read from %s',
    (text) => {
      expect(read(text)).toMatchObject({ given: { openingHours: [lunch] }, notices: [] });
    },
  );

  it.each([
    ['Mon 11am-2pm, Sat by chance', '“Sat by chance” doesn’t say the hours of a week, so they stay unknown'],
    ['closed Mondays', '“closed Mondays” doesn’t say the hours of a week, so they stay unknown'],
  ])('are unknown from %s, which is named', (text, message) => {
    expect(read(text)).toEqual({ given: {}, notices: [{ field: 'openingHours', message }], faults: [] });
  });
});

it('control characters are removed', () => {
  const texts = { name: 'Crab\u0001 House\u0000' };
  expect(readValues(texts, new Date(0)).given.name).toBe('Crab House');
  expect(readExactValues(texts).given.name).toBe('Crab House');
});
