import { describe, expect, it } from 'vitest';
import {
  DUPLICATE_SCORE,
  isSamePlace,
  keyPlace,
  scoreDuplicate,
  type Comparable,
} from './duplicate-score.ts';

const mo: Comparable = {
  name: "Mo's Seafood",
  address: '12 E Fort Ave',
  phone: '(410) 276-7143',
  website: 'http://mos.example',
  latitude: 39.28,
  longitude: -76.6,
};
const compare = (changes: Partial<Comparable>) =>
  scoreDuplicate(keyPlace(mo), keyPlace({ ...mo, ...changes }));
const alone = { phone: null, website: null, latitude: null, longitude: null };

describe('two entries', () => {
  it.each<[string, Partial<Comparable>]>([
    ['alike in everything', {}],
    ['of one name and address', alone],
    ['of one name, 60 m apart', { ...alone, address: 'Fort Market', latitude: 39.2805, longitude: -76.6 }],
    ['of one house and phone under a new name', { name: 'The Gilded Crab' }],
    [
      'of one phone and a similar name',
      { ...alone, phone: mo.phone, name: "Mo's Sea Food House", address: '12 Fort Ave' },
    ],
  ])('%s may be one place', (_what, changes) => {
    expect(compare(changes).score).toBeGreaterThanOrEqual(DUPLICATE_SCORE);
  });

  it.each<[string, Partial<Comparable>]>([
    ['of a chain', { address: '900 York Rd', phone: null, latitude: 39.4, longitude: -76.6 }],
    ['of a chain, nowhere on the map', { ...alone, website: mo.website, address: '900 York Rd' }],
    ['under one roof', { name: 'Attman’s Deli', phone: null, website: null }],
    ['of a switchboard', { name: 'Attman’s Deli', address: '900 York Rd', latitude: null, longitude: null }],
  ])('%s are two', (_what, changes) => {
    expect(compare(changes).score).toBeLessThan(DUPLICATE_SCORE);
  });

  it('say what speaks for it', () => {
    expect(compare({ website: null }).reasons).toEqual([
      'same name',
      'same address',
      'same phone',
      '0 m apart',
    ]);
  });
});

describe('the same place', () => {
  const isSame = (changes: Partial<Comparable>) => isSamePlace(keyPlace(mo), keyPlace({ ...mo, ...changes }));
  it.each<[boolean, Partial<Comparable>]>([
    [true, { name: 'MOS SEAFOOD, INC.', address: '12 East Fort Avenue', latitude: null }],
    [true, { address: 'Fort Market', latitude: 39.2808 }],
    [false, { address: 'Fort Market', latitude: 39.282 }],
    [false, { name: "Mo's Crab", address: mo.address }],
  ])('is %s for %j', (expected, changes) => expect(isSame(changes)).toBe(expected));
});
