import { describe, expect, it } from 'vitest';
import { readSampleRows } from './rows/sample-file.ts';
import { samplePlaceSchema } from './rows/sample-place.ts';

const places = await readSampleRows('places.json', samplePlaceSchema);
const invented = places.filter(({ id }) => id > 10_008);
const repeated = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the sample’s places', () => {
  it('are at least 640 in at least 48 neighborhoods and 55 categories', () => {
    expect(places.length).toBeGreaterThanOrEqual(640);
    expect(new Set(places.map(({ neighborhood }) => neighborhood)).size).toBeGreaterThanOrEqual(48);
    expect(new Set(places.map(({ category }) => category)).size).toBeGreaterThanOrEqual(55);
  });

  it('include the ids and names that the listing rules mention (spec 1 §9)', () => {
    expect(places.map(({ id }) => id)).toEqual(expect.arrayContaining([12304, 10639, 12555, 11097]));
    expect(places.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Harborplace', 'The Gallery at Harborplace', 'Cross Street Market']),
    );
  });

  it('state only name, kind and neighborhood of the real venues', () => {
    const real = places.filter(({ id }) => id >= 10_001 && id <= 10_008);
    expect(real).toHaveLength(8);
    for (const { phone, website, rating, reviewCount, openingHours, priceRange, latitude } of real) {
      expect([phone, website, rating, reviewCount, openingHours, priceRange, latitude]).toEqual(
        Array(7).fill(undefined),
      );
    }
  });

  it('share no name, phone number, address or sentence', () => {
    expect(repeated(places.map(({ name }) => name))).toEqual([]);
    expect(repeated(places.flatMap(({ phone }) => phone ?? []))).toEqual([]);
    expect(repeated(places.flatMap(({ fullAddress }) => fullAddress ?? []))).toEqual([]);
    const sentences = places.flatMap(({ description }) => description.split(/(?<=[.!?]) /));
    expect(repeated(sentences.map((sentence) => sentence.split(' ').slice(0, 4).join(' ')))).toEqual([]);
  });

  it('have an address, and reviews if they have a rating', () => {
    expect(invented.filter(({ fullAddress }) => !fullAddress)).toEqual([]);
    expect(invented.filter(({ rating, reviewCount }) => rating !== undefined && !reviewCount)).toEqual([]);
  });

  it('are open past midnight if tagged late night', () => {
    const late = places.filter(({ tags }) => tags?.includes('late night'));
    expect(late.length).toBeGreaterThan(10);
    expect(
      late.filter(({ openingHours }) => !openingHours?.some(({ opens, closes }) => closes < opens)),
    ).toEqual([]);
  });
});
