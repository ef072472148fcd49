import { palette as inks } from '#city';
import { PICTOGRAMS, ROOMS } from '#domain/covers/motifs';
import { chooseCover, COVER_PATTERNS } from '#domain/covers/cover';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverSvg } from './cover-svg.ts';

const COVERS = readFileSync(new URL('../../../public/covers.svg', import.meta.url), 'utf8');
/** The drawing of a symbol. */
const artOf = (id: string) => new RegExp(`<symbol id="${id}"[^>]*>(.+)</symbol>`).exec(COVERS)?.[1] ?? '';

test('covers.svg has a drawing of each pattern, room and pictogram, and no others', () => {
  const drawn = [...COVERS.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn.toSorted()).toEqual([...COVER_PATTERNS, ...ROOMS, ...PICTOGRAMS].toSorted());
});

test('a standalone cover contains the symbols chosen for the place', () => {
  const place = { id: 7, category: 'Seafood' };
  const { palette, pattern, pictogram } = chooseCover(place);
  const svg = coverSvg(place);
  for (const part of [inks.covers[palette].ground, artOf(pattern), artOf(pictogram)]) {
    expect(part).not.toBe('');
    expect(svg).toContain(part);
  }
  expect(svg).not.toMatch(/<use|<symbol|undefined|var\(/);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/);
});
