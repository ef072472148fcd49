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
    ['of one name, 60 m apart', { ...alone, address: 'Fort Market', latitude: 39.2805, longitude: -76.6 }],
    ['of one house and phone under a new name', { name: 'The Gilded Crab' }],
    [
      'of one phone and a similar name',
      { ...alone, phone: mo.phone, name: "Mo's Sea Food House", address: '12 Fort Ave' },
    ],
  ])('%s may be duplicates', (_what, changes) => {
    expect(compare(changes).score).toBeGreaterThanOrEqual(DUPLICATE_SCORE);
  });

  it.each<[string, Partial<Comparable>]>([
    ['of a chain', { address: '900 York Rd', phone: null, latitude: 39.4, longitude: -76.6 }],
    ['of a chain, nowhere on the map', { ...alone, website: mo.website, address: '900 York Rd' }],
    ['under one roof', { name: 'Attman’s Deli', phone: null, website: null }],
    ['of a switchboard', { name: 'Attman’s Deli', address: '900 York Rd', latitude: null, longitude: null }],
  ])('%s are different places', (_what, changes) => {
    expect(compare(changes).score).toBeLessThan(DUPLICATE_SCORE);
  });

  const noNumber = { ...alone, address: 'Pier' };
  it.each<[number, string, Partial<Comparable>]>([
    [100, 'same name, same address, same phone, same website, 0 m apart', {}],
    [70, 'same name, same address', alone],
    [37, 'same name, other address', { ...alone, address: '900 York Rd' }],
    [45, 'same name', noNumber],
    [65, 'same name, 89 m apart', { ...noNumber, latitude: 39.2808, longitude: -76.6 }],
    [45, 'same name', { ...noNumber, latitude: 39.282, longitude: -76.6 }],
    [25, 'same name, 1.1 km apart', { ...noNumber, latitude: 39.29, longitude: -76.6 }],
    [42, 'similar name (94%)', { ...noNumber, name: 'Mo’s Seafod' }],
    [36, 'similar name (80%)', { ...noNumber, name: 'Seafood' }],
    [0, '', { ...noNumber, name: 'Mo’s Crab' }],
    [
      50,
      'same phone, same website',
      { ...mo, ...noNumber, phone: mo.phone, website: mo.website, name: 'Attman’s Deli' },
    ],
    [0, '1.1 km apart', { ...noNumber, name: 'Attman’s Deli', latitude: 39.29, longitude: -76.6 }],
  ])('have a score of %i with reasons: %s', (score, reasons, changes) => {
    const likeness = compare(changes);
    expect([likeness.score, likeness.reasons.join(', ')]).toEqual([score, reasons]);
  });

  it('count a repeated letter pair as often as both have it', () => {
    const named = (name: string) => keyPlace({ ...mo, ...noNumber, name });
    expect(scoreDuplicate(named('Banana'), named('Bananana')).reasons).toEqual(['similar name (83%)']);
  });

  it('without any facts have nothing in common', () => {
    const unknown = keyPlace({ ...mo, ...noNumber, name: '!' });
    expect(scoreDuplicate(unknown, keyPlace({ ...mo, ...noNumber, name: '?' }))).toEqual({
      score: 0,
      reasons: [],
    });
  });
});

describe('the same place', () => {
  const isSame = (changes: Partial<Comparable>) => isSamePlace(keyPlace(mo), keyPlace({ ...mo, ...changes }));
  it.each<[boolean, Partial<Comparable>]>([
    [true, { name: 'MOS SEAFOOD, INC.', address: '12 East Fort Avenue', latitude: null }],
    [true, { address: 'Fort Market', latitude: 39.2808 }],
    [false, { address: 'Fort Market', latitude: 39.282 }],
    [false, { name: "Mo's Crab", address: mo.address }],
    [false, { address: '900 York Rd', latitude: null }],
    [false, { address: 'Pier', latitude: null }],
  ])('is %s for %j', (expected, changes) => expect(isSame(changes)).toBe(expected));

  it('is never found by two empty names', () => {
    const [one, other] = ['!', '?'].map((name) => keyPlace({ ...mo, name }));
    expect(one && other && isSamePlace(one, other)).toBe(false);
  });
});
