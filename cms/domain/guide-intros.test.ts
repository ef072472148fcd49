import { describe, expect, test } from 'vitest';
import { chooseGuideIntro, guideIntros } from './guide-intros.ts';

const canton = { kind: 'neighborhood', name: 'Canton', slug: 'canton-restaurant-guide' } as const;
const days = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);

describe('the intro of a guide', () => {
  test('is the same all day', () => {
    expect(chooseGuideIntro({ ...canton, day: '2026-11-21' })).toBe(
      chooseGuideIntro({ ...canton, day: '2026-11-21' }),
    );
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

  test('names the place when it has no text of its own', () => {
    for (const intro of guideIntros('neighborhood', 'Gwynn Oak')) expect(intro).toContain('Gwynn Oak');
  });
});
