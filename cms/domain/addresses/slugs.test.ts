import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SLUG_ALIASES, findBySlug, readSlug, slugOf, slugPath } from './slugs.ts';
import { cuisineTitleFromSlug, titleFromSlug } from './slug-titles.ts';
import cases from './slugs.test.json' with { type: 'json' };

const anyName = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

describe('the slug of a name', () => {
  test.each(cases.slugs)('%j is %j, in a link %j', (name, slug, path) => {
    expect(slugOf(name)).toBe(slug);
    expect(slugPath(name)).toBe(path);
  });

  test('survives half of a surrogate pair', () => {
    expect(slugPath('Crab \ud83e')).toBe('crab-%EF%BF%BD');
  });

  test('is its own slug, without whitespace, for any name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(slugOf(slugOf(name))).toBe(slugOf(name));
        expect(slugOf(name)).not.toMatch(/\s/);
      }),
    );
  });

  test('is decoded from the link unchanged, for any name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(readSlug(slugPath(name))).toBe(slugOf(name));
      }),
    );
  });
});

describe('reading a slug', () => {
  test.each(cases.names)('%s reads as %s', (raw, slug) => {
    expect(readSlug(raw)).toBe(slug);
  });

  test('never throws', () => {
    const percents = fc.string({ unit: fc.constantFrom('%', 'a', 'F', '2', '6', '-', 'é') });
    fc.assert(
      fc.property(percents, (raw) => {
        expect(typeof readSlug(raw)).toBe('string');
      }),
    );
  });
});

describe('finding a name by its slug', () => {
  const CUISINES = [
    'American',
    'Asian Fusion',
    'Bar & Restaurant',
    'BBQ',
    'Café',
    'Seafood',
    'Fish and Chips',
  ];
  const NEIGHBORHOODS = ['Canton', 'Loyola/Notre Dame', "O'Donnell Heights", 'St. Paul', 'Belair - Parkside'];

  function find(raw: string, names = CUISINES) {
    return findBySlug(raw, names, DEFAULT_SLUG_ALIASES);
  }

  test.each(cases.variants)('%s is a variant of %s', (raw, name) => {
    expect(find(raw)).toEqual({ name, canonicalSlug: slugOf(name) });
  });

  test.each(cases.neighborhoods)('%s is the neighborhood %s', (raw, name) => {
    expect(find(raw, NEIGHBORHOODS)).toEqual({ name, canonicalSlug: slugOf(name) });
  });

  test.each(['klingon', '', '-', '%', 'constructor', '__proto__', 'barbecue', 'bar', 'chips', 'asianfusion'])(
    '%j matches nothing',
    (raw) => {
      expect(find(raw)).toBeNull();
    },
  );

  test('asian is the category Asian if there is one', () => {
    expect(find('asian', ['Asian Fusion', 'Asian'])).toEqual({
      name: 'Asian',
      canonicalSlug: 'asian',
    });
  });

  test('an alias of a nonexistent category matches nothing', () => {
    expect(find('asian', ['Seafood'])).toBeNull();
  });

  test('the exact slug wins over a similar name', () => {
    expect(find('cafe', ['Café', 'Cafe'])?.name).toBe('Cafe');
    expect(find('caf%C3%A9', ['Cafe', 'Café'])?.name).toBe('Café');
    expect(find('fish-and-chips', ['Fish & Chips', 'Fish and Chips'])?.name).toBe('Fish and Chips');
  });

  test('an empty slug matches no name, not even one without letters', () => {
    expect(find('', ['', '   '])).toBeNull();
    expect(find('--', ['', '–'])).toBeNull();
  });

  test('of two names with the same spelling key, an alias matches the one it names', () => {
    const names = ['Fish & Chips', 'Fish and Chips'];
    expect(findBySlug('chippy', names, { chippy: 'Fish and Chips' })?.name).toBe('Fish and Chips');
  });

  test('an editor may write an alias in any case', () => {
    expect(findBySlug('pho', ['Vietnamese'], { PHO: 'vietnamese' })?.name).toBe('Vietnamese');
  });

  test('the link to a name always resolves to a name with that slug, canonically', () => {
    fc.assert(
      fc.property(fc.array(anyName, { minLength: 1 }), fc.nat(), (names, pick) => {
        const name = names[pick % names.length] ?? '';
        fc.pre(slugOf(name) !== '');
        const match = findBySlug(slugPath(name), names, DEFAULT_SLUG_ALIASES);
        expect(match?.canonicalSlug).toBe(slugOf(name));
      }),
    );
  });
});

describe('the title of a slug that matches nothing', () => {
  test.each(cases.cuisines)('%s is %s, as a cuisine %s', (raw, title, cuisine) => {
    expect(titleFromSlug(raw)).toBe(title);
    expect(cuisineTitleFromSlug(raw)).toBe(cuisine);
  });
});
