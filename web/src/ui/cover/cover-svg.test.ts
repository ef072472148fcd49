import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PALETTES } from './cover-art.ts';
import { coverSvg } from './cover-svg.ts';

test('a standalone cover is the same drawing every time and holds its symbols itself', () => {
  const svg = coverSvg({ id: 7, category: 'Seafood' });
  expect(svg).toBe(coverSvg({ id: 7, category: 'Seafood' }));
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
