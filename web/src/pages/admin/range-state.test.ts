import { describe, expect, it, test } from 'vitest';
import { readAd, readRange, withRange } from './range-state.ts';

const TODAY = '2026-11-21';
const read = (query: string) => readRange(new URLSearchParams(query), TODAY);

test.each([
  ['', 'all', {}],
  ['range=7d', '7d', { from: '2026-11-15', to: TODAY }],
  ['range=forever', 'all', {}],
  ['from=2026-11-01&to=2026-11-03', 'custom', { from: '2026-11-01', to: '2026-11-03' }],
  ['from=2026-11-01', 'custom', { from: '2026-11-01' }],
  ['to=2026-11-01', 'custom', { to: '2026-11-01' }],
  ['from=2026-02-30', 'all', {}],
  ['from=yesterday&to=<b>', 'all', {}],
])('the address ?%s selects %s', (query, choice, range) => {
  expect(read(query)).toEqual({ choice, range });
});

it('reports an error when the days are reversed, and shows all time', () => {
  expect(read('from=2026-11-03&to=2026-11-01')).toEqual({
    choice: 'custom',
    range: {},
    fault: 'The first day is after the last one.',
  });
});

describe('changing the range', () => {
  it('replaces the previous one and keeps the rest of the address', () => {
    const params = new URLSearchParams('range=7d&ad=3');
    expect(withRange(params, { from: '2026-11-01', to: '' }).toString()).toBe('ad=3&from=2026-11-01');
    expect(withRange(params, {}).toString()).toBe('ad=3');
  });
});

test.each([
  ['ad=3', 3],
  ['ad=0', undefined],
  ['', undefined],
])('?%s selects ad %s', (query, ad) => {
  expect(readAd(new URLSearchParams(query))).toBe(ad);
});
