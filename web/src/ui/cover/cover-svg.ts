import { chooseCover } from '#domain/cover';
import { PALETTES, PATTERN_ART, PICTOGRAM_ART } from './cover-art.ts';

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

/** Where the pictogram stands on the 400 x 300 cover. */
const PICTOGRAM_BOX = { x: 105, y: 55, size: 190 } as const;

/**
 * The cover of a place as a picture of its own (`/covers/{id}.svg`, 400 x 300), for feeds, structured data
 * and whoever else needs an address. Same choice, same drawing as the inline `Cover`.
 */
export function coverSvg(place: { readonly id: number; readonly category: string }): string {
  const { palette, pattern, pictogram } = chooseCover(place);
  const { ground, tint, mark, second } = PALETTES[palette] ?? PALETTES[0];
  const { x, y, size } = PICTOGRAM_BOX;
  return [
    `<svg ${NAMESPACE} viewBox="0 0 400 300" width="800" height="600">`,
    `<rect width="400" height="300" fill="${ground}"/>`,
    `<g color="${tint}">${PATTERN_ART[pattern]}</g>`,
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100" overflow="visible">`,
    `<g color="${mark}" fill="${second}" stroke="${second}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round">`,
    PICTOGRAM_ART[pictogram],
    '</g></svg></svg>',
  ].join('');
}
