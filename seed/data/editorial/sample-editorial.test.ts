import { readingMinutes } from '#domain/guides/reading-time';
import { expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { SCENES } from './scenes/more-scenes.ts';
import { SAMPLE_AWARDS } from './awards.ts';
import { SAMPLE_GUIDES } from './guides.ts';
import { SAMPLE_STORIES } from './stories.ts';
import { picturesIn } from '../../rows/article-text.ts';

test('the stories of the spec, with their dates and reading times (spec 1 §2, spec 2 §2)', () => {
  expect(
    SAMPLE_STORIES.map(({ slug, publishDate, featured, lines }) => [
      slug,
      publishDate,
      featured,
      readingMinutes(lines.join(' ')),
    ]),
  ).toEqual([
    ['sotto-sopra-mount-vernon-italian-gem', '2025-07-15', true, 5],
    ['amoora-downtown-baltimore-lebanese-kofta', '2025-07-15', false, 4],
  ]);
});

test('six collections, and Timonium with its date (spec 2 §2, §9)', () => {
  expect(SAMPLE_GUIDES.map(({ slug, publishDate }) => [slug, publishDate])).toEqual([
    ['most-romantic-restaurants', '2025-01-20'],
    ['best-restaurants-for-large-groups', '2025-01-20'],
    ['budget-friendly-eats', '2025-01-20'],
    ['best-brunch-spots', '2025-01-20'],
    ['late-night-dining', '2025-01-20'],
    ['best-outdoor-dining', '2025-01-20'],
    ['timonium-restaurants', '2025-04-06'],
  ]);
});

test('three awards, the third of them short (spec 2 §2)', () => {
  expect(SAMPLE_AWARDS.map(({ slug, layout }) => [slug, layout])).toEqual([
    ['red-emmas', 'long'],
    ['umami-global', 'long'],
    ['empanada-lady', 'short'],
  ]);
});

test('a story uses every element of the reading page: 600 to 900 words, three pictures, a list and a quote', () => {
  for (const { slug, lines } of SAMPLE_STORIES) {
    const words = lines
      .filter((line) => !line.startsWith('!['))
      .join(' ')
      .split(/\s+/).length;
    expect(words, slug).toBeGreaterThanOrEqual(600);
    expect(words, slug).toBeLessThanOrEqual(900);
    expect(1 + picturesIn(lines).length, slug).toBe(3);
    expect(lines.filter((line) => line.startsWith('- ')).length, slug).toBeGreaterThan(2);
    expect(lines.filter((line) => line.startsWith('> ')).length, slug).toBe(1);
  }
});

test('each story and collection has its own scenes, drawn and described, none used twice', () => {
  const used = [...SAMPLE_STORIES, ...SAMPLE_GUIDES].flatMap(({ scene, lines }) => [
    scene,
    ...picturesIn(lines),
  ]);
  expect([...used].sort()).toEqual(SCENES.map(({ name }) => name).sort());
  expect(new Set(used).size).toBe(used.length);
  for (const { name, alt } of SCENES) {
    expect(existsSync(path.join(import.meta.dirname, 'scenes', `${name}.webp`)), name).toBe(true);
    expect(alt.length, name).toBeGreaterThan(30);
  }
});
