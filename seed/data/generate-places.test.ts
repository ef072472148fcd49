import type { OpeningSpan } from '#contract/restaurants';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSamplePlaces } from '../rows/sample-place.ts';
import { generatePlaces } from './generate-places.ts';
import { buildSamplePlaces, formatSamplePlaces } from './generate-sample-places.ts';
import { OPENERS, readOpener } from './openers/read-openers.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const committed = read('sample-places.json');
const places = parseSamplePlaces(committed, 'sample-places.json');
const stemOf = (sentence: string) => sentence.split(' ').slice(0, 4).join(' ');
const countOf = <T>(values: readonly T[]) => new Set(values).size;

describe('the committed sample places', () => {
  it('are what the script generates today', () => {
    expect(formatSamplePlaces(buildSamplePlaces())).toBe(committed);
  });

  it('stay below 600 kB', () => {
    expect(committed.length).toBeLessThan(600_000);
  });

  it('are at least 640 in at least 48 neighborhoods and 55 categories', () => {
    expect(places.length).toBeGreaterThanOrEqual(640);
    expect(countOf(places.map(({ neighborhood }) => neighborhood))).toBeGreaterThanOrEqual(48);
    expect(countOf(places.map(({ category }) => category))).toBeGreaterThanOrEqual(55);
  });

  it('include the ids and names that the rules mention', () => {
    const ids = places.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([12304, 10639, 12555, 11097]));
    expect(places.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Harborplace', 'The Gallery at Harborplace', 'Cross Street Market']),
    );
  });

  it('claim nothing about the real venues', () => {
    const real = places.filter(({ id }) => id >= 10_001 && id <= 10_008);
    expect(real).toHaveLength(8);
    for (const { phone, website, rating, reviewCount, openingHours, priceRange, latitude } of real) {
      expect([phone, website, rating, reviewCount, openingHours, priceRange, latitude]).toEqual(
        Array(7).fill(undefined),
      );
    }
  });

  it('never leave a placeholder in a description', () => {
    expect(places.filter(({ description }) => /[{}]|undefined/.test(description))).toEqual([]);
  });

  it('share no sentence between two places', () => {
    const heard = new Map<string, number[]>();
    for (const { id, description } of places) {
      for (const stem of description.split(/(?<=[.!?]) /).map(stemOf)) {
        heard.set(stem, [...(heard.get(stem) ?? []), id]);
      }
    }
    expect([...heard].filter(([, ids]) => ids.length > 1)).toEqual([]);
  });

  it('list the dish of their description first', () => {
    const about = [...OPENERS.values()].flat().map(readOpener);
    const told = places.flatMap(({ id, description, dishes }) => {
      const dish = about.find(({ sentence }) => description.startsWith(sentence))?.dish;
      return dish === undefined || !dishes
        ? []
        : [{ id, dish: dish.toLowerCase(), first: dishes[0]?.toLowerCase() }];
    });
    expect(told.length).toBeGreaterThan(400);
    expect(told.filter(({ dish, first }) => dish !== first)).toEqual([]);
  });

  it.each([
    ['The Crab Pie Company', /crab pie/],
    ['Tomato Pie Tuesday', /tomato pies/i],
    ['Corned Beef Congress', /corned beef/i],
    ['Tiger Sauce', /tiger sauce/],
    ['Yuzu Yard', /yuzu/],
    ['Half & Half Chicken', /half-and-half/i],
  ])('%s is described by the dish in its name', (name, served) => {
    expect(places.find((place) => place.name === name)?.description).toMatch(served);
  });

  it('take reservations if they have a reservation page', () => {
    const booked = places.filter(({ id, reservationUrl }) => id > 10_009 && reservationUrl);
    expect(booked.length).toBeGreaterThan(50);
    expect(booked.filter(({ tags }) => !tags?.includes('reservations'))).toEqual([]);
  });

  it('have unique names and phone numbers', () => {
    const phones = places.flatMap(({ phone }) => phone ?? []);
    expect(phones.length).toBeGreaterThan(500);
    expect(countOf(phones)).toBe(phones.length);
    expect(countOf(places.map(({ name }) => name))).toBe(places.length);
  });

  it('keep kosher if tagged so: no dairy kitchen, and closed from Friday night to Sunday', () => {
    const kosher = places.filter(({ tags }) => tags?.includes('kosher'));
    expect(kosher.length).toBeGreaterThan(5);
    expect(kosher.filter(({ name }) => /dairy/i.test(name))).toEqual([]);
    const isOnSabbath = ({ day, closes }: OpeningSpan) =>
      day === 'sat' || (day === 'fri' && closes > '15:00');
    expect(kosher.filter(({ openingHours }) => openingHours?.some(isOnSabbath))).toEqual([]);
  });

  it('have ratings and full addresses', () => {
    const made = places.filter(({ id }) => id > 10_009);
    expect(made.filter(({ rating, reviewCount }) => rating !== undefined && !reviewCount)).toEqual([]);
    expect(made.filter(({ fullAddress }) => !fullAddress)).toEqual([]);
  });

  it('are open past midnight if tagged late night', () => {
    const late = places.filter(({ tags }) => tags?.includes('late night'));
    expect(late.length).toBeGreaterThan(10);
    expect(
      late.filter(({ openingHours }) => !openingHours?.some(({ opens, closes }) => closes < opens)),
    ).toEqual([]);
  });
});

describe('generatePlaces', () => {
  const big = generatePlaces(13_000, { seed: 5, firstId: 20_000 });

  it('makes any number of places, with unique ids', () => {
    expect(big).toHaveLength(13_000);
    expect(countOf(big.map(({ id }) => id))).toBe(13_000);
    expect(generatePlaces(3, { seed: 5, firstId: 1 })).toHaveLength(3);
    expect(generatePlaces(0, { seed: 5, firstId: 1 })).toEqual([]);
  });

  it('hardly repeats a name', () => {
    expect(countOf(big.map(({ name }) => name))).toBeGreaterThan(11_000);
  });

  it('gives the same places for the same seed and others for another', () => {
    const again = generatePlaces(50, { seed: 9, firstId: 1 });
    expect(generatePlaces(50, { seed: 9, firstId: 1 })).toEqual(again);
    expect(generatePlaces(50, { seed: 10, firstId: 1 })).not.toEqual(again);
  });

  it('leaves out reserved ids', () => {
    const ids = generatePlaces(20, { seed: 1, firstId: 1, reservedIds: new Set([1, 2, 3]) }).map(
      ({ id }) => id,
    );
    expect(Math.min(...ids)).toBe(4);
  });
});
