import { criteriaOf } from '#domain/guides/collection-guides';
import { GUIDE_PLACES } from '#domain/guides/guide-cut';
import { CUISINE_GUIDE_THRESHOLD, NEIGHBORHOOD_GUIDE_THRESHOLD } from '#domain/guides/guides';
import { byRating } from '#domain/places/rated';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSamplePlaces, type SamplePlace } from '../rows/sample-place.ts';
import { spokenStreet } from './compose-name.ts';
import { dishWords } from './dish-words.ts';
import { isSameDish } from './sample-dishes.ts';
import { CUISINE_INTROS } from './intros/cuisine-intros.ts';
import { NEIGHBORHOOD_INTROS } from './intros/neighborhood-intros.ts';
import { SAMPLE_CUISINES } from './sample-cuisines.ts';
import { SAMPLE_NEIGHBORHOODS } from './sample-neighborhoods.ts';

/** Checks the facts of the sample city: no two lines contradict each other. */

/** Words that lines use for atmosphere, although they also occur in dishes. */
const MOOD = ['all', 'bay', 'cold', 'dinner', 'half', 'night', 'summer', 'sunday', 'table', 'weekend'];
const places = parseSamplePlaces(
  readFileSync(new URL('sample-places.json', import.meta.url), 'utf8'),
  'sample-places.json',
);
const listed = places
  .filter(
    ({ status, published, category }) => published && status !== 'closed' && category !== 'Concession Stand',
  )
  .toSorted((a, b) => byRating(rated(a), rated(b)));

function rated({ name, rating = null, reviewCount = null }: SamplePlace) {
  return { name, rating, reviewCount };
}

/** Shops, halls, and hotels don't count as cuisines, nor do lowercase categories from exports. */
function isCooked(category: string): boolean {
  const style = SAMPLE_CUISINES.find(({ name }) => name === category)?.style ?? 'shop';
  return !['shop', 'venue'].includes(style) && category !== category.toLowerCase();
}

/** Names shared by enough listed places for a guide. */
function withGuide(names: readonly string[], threshold: number): string[] {
  return [...new Set(names)].filter((name) => names.filter((other) => other === name).length >= threshold);
}

describe('a place of the sample', () => {
  it('lists no dish twice under different names', () => {
    const twice = places.flatMap(({ id, dishes = [] }) =>
      dishes.flatMap((dish, index) =>
        dishes
          .slice(index + 1)
          .filter((other) => isSameDish(dish, other))
          .map((other) => `${id}: ${dish} / ${other}`),
      ),
    );
    expect(twice).toEqual([]);
  });

  it('is on the street that its name mentions', () => {
    const all = SAMPLE_NEIGHBORHOODS.flatMap(({ streets }) => streets.map(({ name }) => spokenStreet(name)));
    const astray = places.flatMap(({ id, name, address, neighborhood }) => {
      const own = SAMPLE_NEIGHBORHOODS.find((one) => one.name === neighborhood)?.streets ?? [];
      const here = spokenStreet(address.replace(/^\d+ /, ''));
      const named = /^\d/.test(address)
        ? all.find((street) => ` ${name} `.includes(` ${street} `))
        : undefined;
      const meant = own.find((street) =>
        new RegExp(`(on|&|of|at|de) ${spokenStreet(street.name).split(' ')[0] ?? ''}( |$)`).test(name),
      );
      const isAstray =
        (named !== undefined && !here.endsWith(named)) || (meant && spokenStreet(meant.name) !== here);
      return isAstray ? [`${id}: ${name}, ${address}`] : [];
    });
    expect(astray).toEqual([]);
  });

  it('has a unique address', () => {
    const doors = places.flatMap(({ fullAddress }) => fullAddress ?? []);
    expect(doors.filter((door, index) => doors.indexOf(door) !== index)).toEqual([]);
  });

  it('writes numbers from ten up in digits, as guides do', () => {
    const spelled =
      /\b(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|ninety)\b/i;
    expect(
      places.filter(({ description }) => spelled.test(description)).map(({ description }) => description),
    ).toEqual([]);
  });
});

describe('a guide to the sample', () => {
  it('to eating outside describes the outdoor seating of each place', () => {
    const { tags, words } = criteriaOf('outdoor');
    const outside = listed.filter(
      (place) =>
        place.tags?.some((tag) => tags.includes(tag)) ||
        words.some((word) =>
          `${place.name}\n${place.category}\n${place.description}`.toLowerCase().includes(word),
        ),
    );
    const seats =
      /patio|sidewalk|deck|garden|yard|courtyard|porch|outside|outdoor|balcony|alley|out front|terrace|rooftop|fire pit/i;
    expect(outside.length).toBeGreaterThan(GUIDE_PLACES);
    expect(outside.slice(0, GUIDE_PLACES).filter(({ description }) => !seats.test(description))).toEqual([]);
  });

  it('to a neighborhood known for a cuisine has a place of it', () => {
    const homes = SAMPLE_NEIGHBORHOODS.filter(({ leans: [first, second] }) => first === second);
    expect(homes.map(({ name }) => name)).toEqual([
      'Little Italy',
      'Greektown',
      'Jonestown',
      'Cross Country',
    ]);
    const without = homes.filter(
      ({ name, leans }) =>
        !listed.some(({ neighborhood, category }) => neighborhood === name && category === leans[0]),
    );
    expect(without).toEqual([]);
  });

  it('promises only dishes that its places serve or are described with', () => {
    const known = new Set(places.flatMap(({ dishes = [] }) => dishes.flatMap(dishWords)));
    const cuisines = withGuide(
      listed.map(({ category }) => category),
      CUISINE_GUIDE_THRESHOLD,
    );
    const empty = cuisines.flatMap((cuisine) => {
      const told = listed
        .filter(({ category }) => category === cuisine)
        .slice(0, GUIDE_PLACES)
        .flatMap(({ description }) => dishWords(description));
      return dishWords(CUISINE_INTROS.get(cuisine)?.[0] ?? '')
        .filter((word) => known.has(word) && !MOOD.includes(word) && !told.includes(word))
        .map((word) => `${cuisine}: ${word}`);
    });
    expect(cuisines.length).toBeGreaterThan(20);
    expect(empty).toEqual([]);
  });

  it.each([
    ['cuisine', listed.map(({ category }) => category).filter(isCooked), CUISINE_INTROS, 1],
    [
      'neighborhood',
      listed.map(({ neighborhood }) => neighborhood),
      NEIGHBORHOOD_INTROS,
      NEIGHBORHOOD_GUIDE_THRESHOLD,
    ],
  ] as const)('has an intro of its own for each %s', (_, names, intros, threshold) => {
    const own = withGuide(names, threshold).map((name) => [name, intros.get(name) ?? []] as const);
    expect(own.filter(([, texts]) => texts.length < 2).map(([name]) => name)).toEqual([]);
    const texts = own.flatMap(([, lines]) => lines);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
