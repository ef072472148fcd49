import { PATTERN_ART } from './cover-art.ts';
import { PICTOGRAM_ART } from './pictogram-art.ts';

/** The sprite that inline covers reference: `public/covers.svg` (kept current by cover-sprite.test.ts). */
export function coverSprite(): string {
  const patterns = Object.entries(PATTERN_ART).map(
    ([id, art]) => `<symbol id="${id}" viewBox="0 0 400 300" preserveAspectRatio="none">${art}</symbol>`,
  );
  const pictograms = Object.entries(PICTOGRAM_ART).map(
    ([id, art]) => `<symbol id="${id}" viewBox="0 0 100 100" overflow="visible">${art}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...patterns, ...pictograms].join('\n')}\n</svg>\n`;
}
