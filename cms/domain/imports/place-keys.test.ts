import { describe, expect, it } from 'vitest';
import { addressKey, nameKey, phoneKey, unitKey, websiteKey } from './place-keys.ts';
import cases from './place-keys.test.json' with { type: 'json' };

describe('two spellings of one name', () => {
  it.each(cases.equal)('%s and %s are equal', (a, b) => expect(nameKey(a)).toBe(nameKey(b)));

  it.each([
    ['Blue Moon', 'Blue Moon Too'],
    ['Company', 'Inc'],
    ['Paint Bar', 'Pt Bar'],
  ])('%s and %s are not', (a, b) => expect(nameKey(a)).not.toBe(nameKey(b)));

  it('keeps a name that consists of articles', () => expect(nameKey('The A')).toBe('the a'));
});

it.each([
  ['400 E Pratt St Suite 101', '101'],
  ['400 E Pratt St, Ste. 101', '101'],
  ['12 E Fort Ave #4', '4'],
  ['12 E Fort Ave, Unit B, Baltimore', 'b'],
  ['12 E Fort Ave', null],
])('the unit of %s is %s', (address, unit) => expect(unitKey(address)).toBe(unit));

describe('two spellings of one address', () => {
  it.each([
    ['823 North Charles St.', '823 N. CHARLES STREET'],
    ['118 Shawan Road, Suite D', '118 Shawan Rd'],
    ['12 E Fort Ave #4', '12 East Fort Avenue'],
    ['Harborplace, 201 East Pratt Street', '201 E Pratt St'],
  ])('%s and %s are equal', (a, b) => expect(addressKey(a)).toBe(addressKey(b)));

  it('is the number and the short words of the street', () =>
    expect(addressKey('12 East Fort Avenue, Suite B')).toBe('12 e ft ave'));

  it('is all of an address without a number', () =>
    expect(addressKey('Inner Harbor, Saint Town')).toBe('inner harbor st town'));

  it.each(['Pier', '', '900'])('is none of the word “%s”', (address) =>
    expect(addressKey(address)).toBeNull(),
  );
});

it.each(cases.areas as [string | null, string | null][])('takes %s as %s', (phone, key) =>
  expect(phoneKey(phone)).toBe(key),
);

it.each([
  ['http://www.Mos.example/', 'mos.example'],
  ['mos.example/Canton?x=1', 'mos.example/canton'],
  ['https://facebook.com/', null],
  ['https://facebook.com/mos', 'facebook.com/mos'],
  ['https://mos\u200B.example/\uFEFF', 'mos.example'],
  ['see mos.example', null],
  ['soon', null],
  [null, null],
])('takes %s as %s', (website, key) => expect(websiteKey(website)).toBe(key));
