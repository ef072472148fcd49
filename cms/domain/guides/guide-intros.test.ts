import { describe, expect, test } from 'vitest';
import { chooseGuideIntro, guideIntros } from './guide-intros.ts';

const canton = { kind: 'neighborhood', name: 'Canton', slug: 'canton-restaurant-guide' } as const;
const days = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);

describe('the intro of a guide', () => {
  test('goes by nothing but guide and day, so that all readers of a day see one', () => {
    const openings = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map((day) =>
      guideIntros(canton.kind, canton.name).indexOf(chooseGuideIntro({ ...canton, day })),
    );
    expect(openings).toEqual([0, 1, 1, 1]);
  });

  test.each([
    canton,
    { kind: 'neighborhood', name: 'Gwynn Oak', slug: 'gwynn-oak-restaurant-guide' },
    { kind: 'cuisine', name: 'Italian', slug: 'best-italian-restaurants-baltimore' },
    { kind: 'cuisine', name: 'Thai', slug: 'best-thai-restaurants-baltimore' },
    { kind: 'collection', name: 'Late Night Dining', slug: 'late-night-dining' },
  ] as const)('of $slug has all of its texts within two months, and no other', (guide) => {
    const seen = new Set(days.map((day) => chooseGuideIntro({ ...guide, day })));
    expect([...seen].toSorted()).toEqual([...guideIntros(guide.kind, guide.name)].toSorted());
  });

  test('differs between guides on one day, where there is a choice', () => {
    const names = ['Govans', 'Essex', 'Dundalk', 'Remington', 'Waverly', 'Pigtown'];
    const starts = names.map((name) =>
      chooseGuideIntro({ kind: 'neighborhood', name, slug: name, day: '2026-11-21' }).slice(0, 12),
    );
    expect(new Set(starts).size).toBeGreaterThan(1);
  });

  test.each([
    ['neighborhood', 'Gwynn Oak'],
    ['cuisine', 'Ethiopian'],
    // Neighborhood texts are not used for a cuisine of the same name, nor the other way round.
    ['cuisine', 'Canton'],
    ['neighborhood', 'Pizza'],
  ] as const)('of the %s %s, which has no text of its own, names it', (kind, name) => {
    const intros = guideIntros(kind, name);
    expect(intros).toHaveLength(3);
    for (const intro of intros) expect(intro).toContain(name);
  });

  test.each([
    ['neighborhood', 'Canton', /^Canton keeps its square at the center/],
    ['cuisine', 'Pizza', /^Thin, thick, square/],
    ['collection', 'Pizza', /^Some questions reach us every week/],
  ] as const)('of the %s %s begins with the text for it', (kind, name, text) => {
    expect(guideIntros(kind, name)[0]).toMatch(text);
  });
});
