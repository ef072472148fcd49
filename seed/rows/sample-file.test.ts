import { describe, expect, it } from 'vitest';
import { parseRows, readSampleFile } from './sample-file.ts';
import { samplePlaceSchema } from './sample-place.ts';

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
const parse = (entries: unknown) => parseRows(JSON.stringify(entries), 'places.json', samplePlaceSchema);

describe('a file of the sample', () => {
  it('names entry, id, field and error of a broken row in one line', () => {
    expect(() => parse([place(1), { ...place(2), rating: 'good' }])).toThrow(
      /^places\.json: entry 2 \(2\): rating: [^\n]+$/,
    );
  });

  it('names a misspelled field', () => {
    expect(() => parse([{ ...place(1), telephone: '1' }])).toThrow(/entry 1 \(1\): .*telephone/);
  });

  it('names both entries that share an id', () => {
    expect(() => parse([place(1), place(1)])).toThrow(
      'places.json: entry 2 (1): entry 1 has this id, slug or name',
    );
  });

  it.each(['{', '[{"id": 1,', ''])('reports in one line that %j is not JSON', (text) => {
    expect(() => parseRows(text, 'places.json', samplePlaceSchema)).toThrow(
      /^places\.json: not JSON: [^\n]+$/,
    );
  });

  it('reports that a list was expected', () => {
    expect(() => parse({ places: [] })).toThrow('places.json: a list was expected');
  });

  it('reports in one line that it is missing', async () => {
    await expect(readSampleFile('texts/no-such-story.md')).rejects.toThrow(
      /^texts\/no-such-story\.md: ENOENT[^\n]+$/,
    );
  });
});
