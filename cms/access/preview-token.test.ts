import { expect, test } from 'vitest';
import { PREVIEW_LASTS_MS, readPreview, signPreview } from './preview-token.ts';

const NOW = 1_800_000_000_000;
const story = { collection: 'stories', id: 7 } as const;
const token = signPreview('a secret', story, NOW);

test('a token shows its document until it expires', () => {
  expect(readPreview('a secret', token, NOW)).toEqual(story);
  expect(readPreview('a secret', token, NOW + PREVIEW_LASTS_MS - 1)).toEqual(story);
  expect(readPreview('a secret', token, NOW + PREVIEW_LASTS_MS)).toBeNull();
});

test.each([
  ['another document', token.replace('.7.', '.8.')],
  ['another collection', token.replace('stories', 'guides')],
  ['a longer life', token.replace(String(NOW + PREVIEW_LASTS_MS), String(NOW + 9 * PREVIEW_LASTS_MS))],
  ['another signature', `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`],
  ['signs of several bytes', `stories.7.${NOW * 2}.${'é'.repeat(64)}`],
  ['only dots', '...'],
])('a token with %s shows nothing', (_case, changed) => {
  expect(readPreview('a secret', changed, NOW)).toBeNull();
});

test('a token of another site shows nothing', () => {
  expect(readPreview('another secret', token, NOW)).toBeNull();
});
