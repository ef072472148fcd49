import { expect, test } from 'vitest';
import { drawSharePicture, type SharePicture } from './draw-share-picture.ts';

const PLACE: SharePicture = {
  kicker: 'Korean · Station North',
  title: 'Jong Kak',
  line: '4.5 (1,204) · $$',
  site: 'Marble Step',
  cover: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>',
};

test.each([
  ['Jong Kak 종각', 'Jong Kak'],
  ['🦀 Jong Kak', 'Jong Kak'],
  ['종각', 'Marble Step'],
  ['Смак', 'Marble Step'],
])('the name %s is drawn as %s: no letter is drawn as a box', async (title, legible) => {
  expect(await isSame({ title }, { title: legible })).toBe(true);
});

test.each(['Café Él Niño', 'Phở “№ 1” & Sons — 50 % off', 'Łódź'])(
  'the name %s keeps its letters',
  async (title) => {
    const plain = title.normalize('NFD').replace(/[^A-Za-z ]/g, '');
    expect(await isSame({ title }, { title: plain })).toBe(false);
  },
);

test('a line of letters that cannot be drawn is left out', async () => {
  expect(await isSame({ line: '종각' }, { line: '' })).toBe(true);
});

/** Compares here, not in the assertion: printing the difference would take minutes. */
async function isSame(one: Partial<SharePicture>, other: Partial<SharePicture>): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((said) => drawSharePicture({ ...PLACE, ...said })));
  return a !== undefined && b !== undefined && a.equals(b);
}
