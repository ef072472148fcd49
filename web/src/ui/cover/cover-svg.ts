import { palette as inks } from '#city';
import { chooseCover, type CoverSubject } from '#domain/covers/cover';
import covers from '../../../public/covers.svg?raw';
import { COMPOSITIONS } from './compositions.ts';

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
/** The drawings by id. */
const SYMBOLS = new Map(
  [...covers.matchAll(/<symbol id="(.+?)".*?>(.*)<\/symbol>/g)].map(([, id, art = '']) => [id, art]),
);

/**
 * The cover of a place as a standalone picture (`/covers/{id}.svg`, 400 x 300), for feeds, structured data
 * and other uses that need a URL. Same choice and drawing as the inline `Cover`.
 */
export function coverSvg(place: CoverSubject): string {
  const { palette, pattern, pictogram, side, composition } = chooseCover(place);
  const { ground, tint, mark, second } = inks.covers[palette];
  const { backdrop, boxes } = COMPOSITIONS[composition];
  const pictograms = boxes.map(({ x, y, size, isSide }) =>
    [
      `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100" overflow="visible">`,
      `<g color="${mark}" fill="${second}" stroke="${second}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round">`,
      SYMBOLS.get(isSide === true ? side : pictogram),
      '</g></svg>',
    ].join(''),
  );
  return [
    `<svg ${NAMESPACE} viewBox="0 0 400 300" width="800" height="600">`,
    `<rect width="400" height="300" fill="${ground}"/>`,
    `<g color="${tint}" fill="${second}" stroke="${second}" stroke-width="0">${SYMBOLS.get(pattern)}</g>`,
    backdrop === undefined
      ? ''
      : `<path d="${backdrop}" fill="${tint}" stroke="${ground}" stroke-width="6"/>`,
    ...pictograms,
    '</svg>',
  ]
    .join('')
    .replaceAll('var(--mark)', mark)
    .replaceAll('var(--ground)', ground);
}
