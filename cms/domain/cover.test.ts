import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCover, choosePictogram, COVER_PALETTES, COVER_PATTERNS, PICTOGRAMS } from './cover.ts';

describe('the pictogram of a cuisine', () => {
  test.each([
    ['Seafood', 'crab'],
    ['Pizza', 'pizza'],
    ['Burgers', 'burger'],
    ['American', 'burger'],
    ['Sushi', 'sushi'],
    ['Japanese', 'sushi'],
    ['Asian Fusion', 'noodles'],
    ['Italian', 'noodles'],
    ['Mexican', 'taco'],
    ['Latin American', 'taco'],
    ['Tex-Mex', 'taco'],
    ['Bakery', 'bread'],
    ['Bagels', 'bread'],
    ['Café', 'coffee'],
    ['Coffee Shop', 'coffee'],
    ['Desserts', 'cake'],
    ['Wine Bar', 'wine'],
    ['Brewery', 'beer'],
    ['Sports Bar', 'beer'],
    ['Bar & Restaurant', 'cocktail'],
    ['Steakhouse', 'steak'],
    ['Cheesesteaks', 'sandwich'],
    ['Wings', 'chicken'],
    ['Soul Food', 'chicken'],
    ['Fish & Chips', 'fish'],
    ['Salads', 'salad'],
    ['Vegan', 'salad'],
    ['Pho', 'soup'],
    ['Ice Cream', 'icecream'],
    ['Sandwiches & Subs', 'sandwich'],
    ['Wraps, Gyros & Pitas', 'kebab'],
    ['Mediterranean', 'kebab'],
    ['Indian', 'curry'],
    ['Breakfast', 'egg'],
    ['BBQ', 'bbq'],
    ['Barbecue Restaurant', 'bbq'],
    ['Contemporary', 'fork'],
    ['Restaurant', 'fork'],
    ['', 'fork'],
  ])('%s is a %s', (category, pictogram) => {
    expect(choosePictogram(category)).toBe(pictogram);
  });

  test('looks at whole words: a barbecue is no bar, a Barbadian kitchen neither', () => {
    expect(choosePictogram('Barbecue')).not.toBe('cocktail');
    expect(choosePictogram('Barbadian')).toBe('fork');
  });
});

describe('the cover of a place', () => {
  const id = fc.integer({ min: 1, max: 2_147_483_646 });

  test('is always the same', () => {
    expect(chooseCover({ id: 12304, category: 'Café' })).toEqual(
      chooseCover({ id: 12304, category: 'Café' }),
    );
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
      }),
    );
  });

  test('uses every palette with every pattern', () => {
    const combinations = Array.from({ length: 2000 }, (_, index) => {
      const { palette, pattern } = chooseCover({ id: index + 1, category: '' });
      return `${palette} ${pattern}`;
    });
    expect(new Set(combinations).size).toBe(COVER_PALETTES * COVER_PATTERNS.length);
  });
});
