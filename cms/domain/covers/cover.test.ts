import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseCover,
  chooseCuisineCover,
  chooseGridCovers,
  choosePictogram,
  COVER_PALETTES,
  COVER_PATTERNS,
  PICTOGRAMS,
} from './cover.ts';
import table from './pictograms.json' with { type: 'json' };

test('each pictogram named in the table has sides', () => {
  for (const drawn of [...Object.values(table.words), ...Object.values(table.sides)]) {
    expect(drawn.length).toBeGreaterThan(0);
    expect(PICTOGRAMS).toEqual(expect.arrayContaining(drawn));
  }
});

describe('the pictogram of a cuisine', () => {
  test.each([
    ['Tex-Mex', 'taco'],
    ['Coffee Shop', 'coffee'],
    ['Wine Bar', 'wine'],
    ['Sports Bar', 'beer'],
    ['Bar & Restaurant', 'cocktail'],
    ['Barbecue Restaurant', 'bbq'],
    ['Barbadian', 'fork'],
    ['', 'fork'],
  ])('%s is a %s', (category, pictogram) => {
    expect(choosePictogram(category)).toBe(pictogram);
  });
});

describe('the cover of a place', () => {
  const id = fc.integer({ min: 1, max: 2_147_483_646 });

  test.each([
    [12304, 'Café', { palette: 2, pattern: 'dots', pictogram: 'coffee', side: 'bread', composition: 'trio' }],
    [
      10639,
      'Seafood',
      { palette: 6, pattern: 'rowhouses', pictogram: 'shrimp', side: 'lemon', composition: 'close' },
    ],
  ])('of %i, %s, never changes, because its picture has a fixed URL', (placeId, category, cover) => {
    expect(chooseCover({ id: placeId, category })).toEqual(cover);
  });

  test('differs in palette and pattern from that of the next id', () => {
    fc.assert(
      fc.property(id, (first) => {
        const one = chooseCover({ id: first, category: 'BBQ' });
        const next = chooseCover({ id: first + 1, category: 'BBQ' });
        expect(next.palette).not.toBe(one.palette);
        expect(next.pattern).not.toBe(one.pattern);
      }),
    );
  });

  test('exists for every id and category', () => {
    fc.assert(
      fc.property(fc.oneof(id, fc.double()), fc.string({ unit: 'grapheme' }), (anyId, category) => {
        const cover = chooseCover({ id: anyId, category });
        expect(cover.palette).toBeLessThan(COVER_PALETTES);
        expect(COVER_PATTERNS).toContain(cover.pattern);
        expect(PICTOGRAMS).toContain(cover.pictogram);
        expect(PICTOGRAMS.filter((name) => name !== cover.pictogram)).toContain(cover.side);
      }),
    );
  });
});

test('the cover of a cuisine is its plainest pictogram alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), (seed) => {
      const cover = chooseCuisineCover({ id: seed, category: 'Seafood' });
      expect(cover).toMatchObject({ pictogram: 'crab', composition: 'solo' });
    }),
  );
});

test.each([
  ['Seafood', ['crab', 'oyster', 'fish', 'shrimp']],
  ['Deli', ['sandwich', 'pickles']],
])('the places of the cuisine %s use all of its pictograms', (category, all) => {
  const pictograms = Array.from(
    { length: 60 },
    (_, index) => chooseCover({ id: 10_000 + index, category }).pictogram,
  );
  expect(new Set(pictograms)).toEqual(new Set(all));
});

describe('covers in a grid', () => {
  const places = fc.array(
    fc.record({ id: fc.integer({ min: 1, max: 20_000 }), category: fc.constant('Pizza') }),
    {
      maxLength: 60,
    },
  );

  test('side by side or one above the other share neither a palette nor a pictogram in the same way', () => {
    fc.assert(
      fc.property(places, (list) => {
        const covers = chooseGridCovers(list);
        expect(covers).toHaveLength(list.length);
        expect(covers.filter(({ composition }) => composition === undefined)).toEqual([]);
        for (const back of [1, 2, 3, 4]) {
          covers.slice(back).forEach((cover, index) => {
            const { palette, pictogram, composition } = covers[index] ?? {};
            expect(cover.palette).not.toBe(palette);
            expect(`${cover.pictogram}${cover.composition}`).not.toBe(`${pictogram}${composition}`);
          });
        }
      }),
    );
  });

  test('are unchanged if nothing clashes', () => {
    const list = [1, 2, 3, 4].map((id) => ({ id, category: 'BBQ' }));
    expect(chooseGridCovers(list).map(({ palette }) => palette)).toEqual(
      list.map((place) => chooseCover(place).palette),
    );
  });
});
