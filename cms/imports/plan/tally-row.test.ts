import { BrakeTally } from '#domain/imports/brakes';
import { NOWHERE } from '#domain/imports/where-listed';
import { describe, expect, it } from 'vitest';
import type { RestaurantFields } from '../map/restaurant-fields.ts';
import type { PlannedRow } from './planned-row.ts';
import { tallyRow } from './tally-row.ts';

type Values = Partial<RestaurantFields>;

/** The questions about a file of ten known places that all get the same change. */
function askedAbout(was: Values, given: Values) {
  const tally = new BrakeTally();
  for (let rowNo = 1; rowNo <= 10; rowNo += 1) {
    const source = { at: `line ${rowNo}`, record: {}, raw: [] };
    const read = {
      row: { given, where: NOWHERE, closed: null, isOutside: null },
      source,
    } as Parameters<typeof tallyRow>[1];
    const planned = {
      action: 'update',
      placeId: rowNo,
      matchedBy: 'id',
      given,
      was,
      name: 'Tin Cup',
    } as PlannedRow;
    const reader = { map: { exact: false } } as Parameters<typeof tallyRow>[0]['reader'];
    tallyRow({ tally, reader, names: { findNew: () => null } }, read, planned);
  }
  return tally.brakes().map(({ message }) => message.split(';')[0]);
}

describe('a file in which every known place gets another value', () => {
  it.each<[string, Values, Values]>([
    ['a kind in place of a coarse one', { category: 'Restaurant' }, { category: 'Italian' }],
    ['a neighborhood in place of the city', { neighborhood: 'Baltimore' }, { neighborhood: 'Canton' }],
    ['more digits of its position', { latitude: 39.28 }, { latitude: 39.2844 }],
    [
      'a position nearby',
      { latitude: 39.2844, longitude: -76.61 },
      { latitude: 39.2849, longitude: -76.6093 },
    ],
    ['its suite', { address: '7 Thames St' }, { address: '7 Thames St, Suite 2' }],
    ['another spelling', { name: 'CAFE LUNE' }, { name: 'Café Lune' }],
    ['its name as a company', { name: 'Café Lune' }, { name: 'The Café Lune, Inc.' }],
    ['its address in long words', { address: '7 E Fort Ave' }, { address: '7 East Fort Avenue' }],
    ['its website’s other writing', { website: 'https://lune.com' }, { website: 'http://www.lune.com/' }],
    ['a rating that moves by less than one', { rating: 4.5 }, { rating: 3.75 }],
    ['more reviews', { reviewCount: 10 }, { reviewCount: 500 }],
    ['a value where there was none', { phone: null, rating: null }, { phone: '(410) 555-0100', rating: 4 }],
  ])('is asked nothing if it is %s', (_what, was, given) => {
    expect(askedAbout(was, given)).toEqual([]);
  });

  it.each<[keyof RestaurantFields, Values, Values]>([
    ['category', { category: 'Italian' }, { category: 'Thai' }],
    ['latitude', { latitude: 39.28 }, { latitude: 39.3144 }],
    ['name', { name: 'Café Lune' }, { name: 'Café Sol' }],
    ['name', { name: '🍕🍕🍕' }, { name: '🍜🍜' }],
    ['address', { address: '7 Thames St, Suite 2' }, { address: '7 Thames St, Suite 3' }],
    ['address', { address: '7 Thames St' }, { address: '70 Thames St' }],
    ['rating', { rating: 4.5 }, { rating: 2 }],
    ['reviewCount', { reviewCount: 500 }, { reviewCount: 10 }],
  ])('is asked about if it is another %s', (field, was, given) => {
    expect(askedAbout(was, given)).toEqual([
      `10 of 10 known places get a different ${field}: “Tin Cup” (line 1)`,
    ]);
  });
});
