import { region } from '#city';
import { expect, test } from 'vitest';
import { recordTexts } from './record-texts.ts';
import { findTown, whereListed } from './where-listed.ts';

const where = (record: object, phone?: string) =>
  whereListed({ texts: recordTexts(record), phone, isHere: false });
const city = region.name;

test.each([
  [{ state: 'MD', city: 'Anywhere' }],
  [{ 'addr:state': 'maryland' }],
  [{ CITY: `${city} City` }],
  [{ city: `${city}, MD 21211` }],
  [{ town: 'TOWSON' }],
  [{ 'Location 1': `4509 BELAIR ROAD\n${city}, MD\n` }],
  [{ address2: 'Hunt Valley, Maryland 21030' }],
  [{ address: `12 N CHARLES ST, ${city} MD 21201-1234, USA` }],
])('%j is ours', (record) => expect(where(record)).toMatchObject({ isOurs: true, elsewhere: null }));

test.each([
  [{ 'State Code': 'PA', City: city }, `${city}, PA`],
  [{ location: { city: 'Arlington', state: 'VA' } }, 'Arlington, VA'],
  [{ city: 'Detroit, MI 48226' }, 'Detroit, MI'],
  [{ 'City/State': 'Detroit/MI' }, 'MI'],
  [{ address: '201 Woodward Ave, Detroit, MI 48226' }, 'MI'],
  [{ full_address: '201 Woodward Ave, Detroit, Michigan 48226' }, 'MI'],
])('%j is surely in %s', (record, elsewhere) =>
  expect(where(record)).toEqual({ isOurs: false, elsewhere, isSure: true }),
);

test.each<[object, string | undefined, string]>([
  [{ city: 'Philadelphia' }, undefined, 'Philadelphia'],
  [{ zip_code: '99501' }, undefined, '99501'],
  [{ name: 'Mo' }, '(313) 555-0101', 'the area code 313'],
])('%j, %s is perhaps in %s', (record, phone, elsewhere) =>
  expect(where(record, phone)).toEqual({ isOurs: false, elsewhere, isSure: false }),
);

test.each<[object, string?]>([
  [{ name: 'State of Mind, PA' }],
  [{ state: 'open' }],
  [{ mailing_state: 'NY' }],
  [{ 'Part of town': 'Canton' }],
  [{ address: '100 E PRATT ST 21202' }],
  [{}, '(800) 555-0101'],
])('%j, %s says nothing', (record, phone) =>
  expect(where(record, phone)).toEqual({ isOurs: false, elsewhere: null, isSure: false }),
);

test.each([
  [{ city: 'Hunt Valley, Maryland 21030' }, 'Hunt Valley'],
  [{ address: '11 W Aylesbury Rd, TIMONIUM MD 21093' }, 'Timonium'],
  [{ address: '12 Essex St', city }, null],
])('%j is in the town %s', (record, town) => expect(findTown({ texts: recordTexts(record) })).toBe(town));

test('an address counts whatever its column is called', () => {
  const texts = recordTexts({ Where: `4509 BELAIR ROAD\n${city}, MD\n` });
  expect(whereListed({ texts, addressColumns: ['Where'], isHere: false }).isOurs).toBe(true);
});

test('a position within the region outweighs an unknown town, not another state', () => {
  const isHere = true;
  expect(whereListed({ texts: recordTexts({ city: 'Rodgers Forge' }), isHere }).isOurs).toBe(true);
  expect(whereListed({ texts: recordTexts({ state: 'PA' }), isHere }).isSure).toBe(true);
});
