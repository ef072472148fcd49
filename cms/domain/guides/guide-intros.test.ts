import { describe, expect, test } from 'vitest';
import { chooseGuideIntro, guideIntros, splitListText } from './guide-intros.ts';

const canton = {
  kind: 'neighborhood',
  name: 'Canton',
  slug: 'canton-restaurant-guide',
  intros: ['By the square.', 'By the water.'],
} as const;
const days = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);

describe('the intro of a guide', () => {
  test('goes by nothing but guide and day, so that all readers of a day see one', () => {
    const openings = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map((day) =>
      guideIntros(canton).indexOf(chooseGuideIntro({ ...canton, day })),
    );
    expect(openings).toEqual([0, 1, 1, 1]);
  });

  test.each([
    canton,
    { kind: 'neighborhood', name: 'Gwynn Oak', slug: 'gwynn-oak-restaurant-guide', intros: [] },
    { kind: 'cuisine', name: 'Italian', slug: 'best-italian-restaurants-baltimore', intros: [] },
    { kind: 'cuisine', name: 'Thai', slug: 'best-thai-restaurants-baltimore', intros: [] },
    { kind: 'collection', name: 'Late Night Dining', slug: 'late-night-dining', intros: [] },
  ] as const)('of $slug has all of its texts within two months, and no other', (guide) => {
    const seen = new Set(days.map((day) => chooseGuideIntro({ ...guide, day })));
    expect([...seen].toSorted()).toEqual([...guideIntros(guide)].toSorted());
  });

  test('differs between guides on one day, where there is a choice', () => {
    const names = ['Govans', 'Essex', 'Dundalk', 'Remington', 'Waverly', 'Pigtown'];
    const starts = names.map((name) =>
      chooseGuideIntro({ kind: 'neighborhood', name, slug: name, intros: [], day: '2026-11-21' }).slice(
        0,
        12,
      ),
    );
    expect(new Set(starts).size).toBeGreaterThan(1);
  });

  test.each([
    ['neighborhood', 'Gwynn Oak'],
    ['cuisine', 'Ethiopian'],
  ] as const)('of the %s %s, which has no text of its own, names it', (kind, name) => {
    const intros = guideIntros({ kind, name, intros: [] });
    expect(intros).toHaveLength(3);
    for (const intro of intros) expect(intro).toContain(name);
  });
});

describe('the text about a list', () => {
  test.each([
    [['Masts and a square.', 'Walk a lap.', 'Go on a Tuesday.'], 'Masts and a square.', 2],
    [['Masts and a square.'], null, 1],
    [['A square. '.repeat(20), 'Walk a lap.'], null, 2],
    [[], null, 0],
  ])('%#: announces its guide with a short first paragraph, if more follow', (text, announcement, intros) => {
    expect(splitListText(text).announcement).toBe(announcement);
    expect(splitListText(text).intros).toHaveLength(intros);
  });
});
