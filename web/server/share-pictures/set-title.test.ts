import { expect, it } from 'vitest';
import { setTitle } from './set-title.ts';
import { setType } from './set-type.ts';

const LINE = { color: '#000', width: 620 } as const;

it.each([
  ['a short name is large', 'Élan', 104],
  ['a name gets smaller before a word is broken', "O'Shaughnessy & Daughter", 70],
  ['a long name is small', 'The Honorable Order of the Backfin, Oyster & Terrapin Eating Society', 48],
])('%s', async (_what, text, size) => {
  const { picture, width } = await setTitle({ ...LINE, text });
  const asExpected = await setType({ ...LINE, text, size, face: 'display', breaksWords: false });
  expect(picture.equals(asExpected.picture)).toBe(true);
  expect(width).toBeLessThanOrEqual(LINE.width);
});

it('a word too wide for every size is broken', async () => {
  const { width, height } = await setTitle({ ...LINE, text: 'W'.repeat(88) });
  expect(width).toBeLessThanOrEqual(LINE.width);
  expect(height).toBeLessThanOrEqual(270);
});
