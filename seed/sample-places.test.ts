import { byRating, byReviewCount, byScore, compareNames, type Rated } from '#domain/places/rated';
import { PLACES_PER_PAGE } from '#domain/words/search-words';
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
    expect(
      repeated(
        sentences.map((sentence) => sentence.split(' ').slice(0, 4).join(' ').replaceAll(/\d+/g, '0')),
      ),
    ).toEqual([]);
  });

  it('say what to eat, then what the room is like, whom it suits or what it costs', () => {
    for (const { name, description } of invented) {
      expect(description.match(/[.!?](?= |$)/g)?.length, name).toBeGreaterThanOrEqual(2);
      expect(description.length, name).toBeGreaterThanOrEqual(70);
      expect(description.length, name).toBeLessThanOrEqual(220);
    }
  });

  it.each([
    ['score', byScore],
    ['rating', byRating],
    ['reviews', byReviewCount],
    ['name', (a: Rated, b: Rated) => compareNames(a.name, b.name)],
  ])('open differently within a page of a list by %s', (_order, byOrder) => {
    const listed = places.filter(({ status, published }) => published && status !== 'closed');
    const ranked = listed
      .map(({ rating = null, reviewCount = null, ...place }) => ({ ...place, rating, reviewCount }))
      .toSorted(byOrder);
    for (let start = 0; start < ranked.length; start += PLACES_PER_PAGE) {
      const page = ranked.slice(start, start + PLACES_PER_PAGE);
      expect(repeated(page.map(({ description }) => description.split(' ').slice(0, 2).join(' ')))).toEqual(
        [],
      );
    }
  });

  it('are open on weekend mornings if tagged brunch', () => {
    const brunching = places.filter(({ tags }) => tags?.includes('brunch'));
    expect(brunching.length).toBeGreaterThan(40);
    const isEarly = ({ day, opens }: { day: string; opens: string }) =>
      (day === 'sat' || day === 'sun') && opens <= '11:30';
    expect(brunching.filter(({ openingHours }) => openingHours && !openingHours.some(isEarly))).toEqual([]);
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
