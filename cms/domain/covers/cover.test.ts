import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseCover,
  chooseCuisineCover,
  chooseGridCovers,
  choosePictogram,
  COVER_PALETTES,
  COVER_PATTERNS,
} from './cover.ts';
import { type Drawing, PICTOGRAMS } from './motifs.ts';
import cases from './cover.test.json' with { type: 'json' };

describe('the pictogram of a cuisine', () => {
  test.each(cases.dishes)('%s is a %s', (category, pictogram) => {
    expect(choosePictogram(category)).toBe(pictogram);
  });
});

describe('the cover of a place', () => {
  const id = fc.integer({ min: 1, max: 2_147_483_646 });

  test.each(cases.fixed as [number, string, object][])(
    'of %i, %s, never changes, because its picture has a fixed URL',
    (placeId, category, cover) => {
      expect(chooseCover({ id: placeId, category })).toEqual(cover);
    },
  );

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
});

test('the cover of a cuisine is its plainest pictogram alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1 }), (seed) => {
      const cover = chooseCuisineCover({ id: seed, category: 'Seafood' });
      expect(cover).toMatchObject({ pictogram: 'crab', composition: 'solo' });
    }),
  );
});

describe('a place', () => {
  const drawing: Drawing = { dish: 'fish', side: 'lemon', room: 'crab-deck' };

  test('shows its best-known dish or its room, about as often', () => {
    const covers = Array.from({ length: 100 }, (_, id) =>
      chooseCover({ id: id + 1, category: 'Seafood', drawing }),
    );
    const rooms = covers.filter(({ composition }) => composition === 'room');
    expect(rooms.length).toBeGreaterThan(35);
    expect(rooms.length).toBeLessThan(65);
    expect(new Set(rooms.map(({ pattern }) => pattern))).toEqual(new Set(['crab-deck']));
    expect(new Set(covers.map(({ pictogram }) => pictogram))).toEqual(new Set(['fish']));
  });

  test('next to one with the same room shows its dish', () => {
    const ids = Array.from({ length: 40 }, (_, id) => id + 1).filter(
      (id) => chooseCover({ id, category: 'Seafood', drawing }).composition === 'room',
    );
    const [first, second] = chooseGridCovers(ids.map((id) => ({ id, category: 'Seafood', drawing })));
    expect(first?.composition).toBe('room');
    expect(second).not.toMatchObject({ composition: 'room' });
    expect(second?.pictogram).toBe('fish');
  });
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
