import { describe, expect, test } from 'vitest';
import { NO_WORDS } from '../words/name-words.ts';
import { chooseGuideIntro, guideIntros, splitListText } from './guide-intros.ts';

const canton = {
  kind: 'neighborhood',
  name: 'Canton',
  slug: 'canton-restaurant-guide',
  intros: ['By the square.', 'By the water.'],
  words: NO_WORDS,
} as const;
const days = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);

describe('the intro of a guide', () => {
  test('depends only on guide and day, so that all readers of a day see the same', () => {
    const openings = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map((day) =>
      guideIntros(canton).indexOf(chooseGuideIntro({ ...canton, day })),
    );
    expect(openings).toEqual([0, 1, 1, 1]);
  });

  test.each([
    canton,
    {
      kind: 'cuisine',
      name: 'Italian',
      slug: 'best-italian-restaurants-baltimore',
      intros: [],
      words: NO_WORDS,
    },
    { kind: 'collection', name: 'Late Night Dining', slug: 'late-night-dining', intros: [], words: NO_WORDS },
  ] as const)('of $slug has all of its texts within two months, and no other', (guide) => {
    const seen = new Set(days.map((day) => chooseGuideIntro({ ...guide, day })));
    expect([...seen].toSorted()).toEqual([...guideIntros(guide)].toSorted());
  });

  test.each([
    ['neighborhood', NO_WORDS, 'Gwynn Oak'],
    [
      'neighborhood',
      { ...NO_WORDS, called: 'the Inner Harbor', where: 'at the Inner Harbor' },
      'the Inner Harbor',
    ],
    ['cuisine', { ...NO_WORDS, craving: 'steamed crabs' }, 'steamed crabs'],
  ] as const)('of a %s without a text of its own speaks as its record does: %j', (kind, words, said) => {
    const intros = guideIntros({ kind, name: 'Gwynn Oak', words, intros: [] });
    expect(intros).toHaveLength(3);
    for (const intro of intros) expect(intro).toContain(said);
  });

  test('doesn’t name a cuisine without a word for its food', () => {
    const intros = guideIntros({ kind: 'cuisine', name: 'Bar & Restaurant', words: NO_WORDS, intros: [] });
    expect(intros).toHaveLength(3);
    expect(intros.join(' ')).not.toMatch(/Bar|null|undefined| {2}/);
  });
});

describe('the text about a list', () => {
  test.each([
    [['Masts and a square.', 'Walk a lap.', 'Go on a Tuesday.'], 'Masts and a square.', 2],
    [['Masts and a square.'], null, 1],
    [['A square. '.repeat(20), 'Walk a lap.'], null, 2],
    [[], null, 0],
  ])('%#: describes its guide with a short first paragraph if more follow', (text, announcement, intros) => {
    expect(splitListText(text).announcement).toBe(announcement);
    expect(splitListText(text).intros).toHaveLength(intros);
  });
});
