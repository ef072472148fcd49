import { chooseCover } from '#domain/covers/cover';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTES, PATTERN_ART } from './cover-art.ts';
import { PICTOGRAM_ART } from './pictogram-art.ts';
import { coverSvg } from './cover-svg.ts';

test('a standalone cover contains the symbols chosen for the place', () => {
  const place = { id: 7, category: 'Seafood' };
  const { palette, pattern, pictogram } = chooseCover(place);
  const svg = coverSvg(place);
  for (const part of [PALETTES[palette].ground, PATTERN_ART[pattern], PICTOGRAM_ART[pictogram]]) {
    expect(svg).toContain(part);
  }
  expect(svg).not.toContain('<use');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/);
});

test('inline and standalone covers print with the same inks', () => {
  const css = readFileSync(new URL('./cover.module.css', import.meta.url), 'utf8');
  PALETTES.forEach((inks, palette) => {
    const rule = css.slice(css.indexOf(`[data-palette='${palette}']`)).split('}')[0];
    for (const [name, color] of Object.entries(inks)) expect(rule).toContain(`--${name}: ${color};`);
  });
});
