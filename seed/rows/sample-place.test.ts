import { describe, expect, it } from 'vitest';
import { parseSamplePlaces } from './sample-place.ts';

const place = (id: number) => ({
  id,
  name: 'Oyster & Elm',
  description: 'Oysters under an elm.',
  category: 'Seafood',
  neighborhood: 'Canton',
  address: '1 Elm St',
  status: 'open',
  localFavorite: false,
  published: true,
});
const parse = (entries: unknown) => parseSamplePlaces(JSON.stringify(entries), 'places.json');

describe('a sample file', () => {
  it('returns its places', () => {
    expect(parse([place(1), place(2)]).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('names entry, id, field and error of a broken place in one line', () => {
    expect(() => parse([place(1), { ...place(2), rating: 'good' }])).toThrow(
      /^places\.json: entry 2 \(id 2\): rating: [^\n]+$/,
    );
  });

  it('names a misspelled field', () => {
    expect(() => parse([{ ...place(1), telephone: '1' }])).toThrow(/entry 1 \(id 1\): .*telephone/);
  });

  it('names both entries that share an id', () => {
    expect(() => parse([place(1), place(1)])).toThrow('places.json: entry 2: id 1 is that of entry 1');
  });

  it.each(['{', '[{"id": 1,', ''])('reports in one line that %j is not JSON', (text) => {
    expect(() => parseSamplePlaces(text, 'places.json')).toThrow(/^places\.json: not JSON: [^\n]+$/);
  });

  it('reports that a list was expected', () => {
    expect(() => parse({ places: [] })).toThrow('places.json: a list of places was expected');
  });
});
