import { chooseCover, type CoverSubject } from '#domain/covers/cover';
import covers from '../../../public/covers.svg?raw';
import { backdropOf, COMPOSITION_BOXES } from './composition-boxes.ts';

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
  const { ground, tint, mark, second } = PALETTES[palette] ?? PALETTES[0];
  const backdrop = backdropOf(composition);
  const pictograms = COMPOSITION_BOXES[composition].map(({ x, y, size, isSide }) =>
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
    `<g color="${tint}">${SYMBOLS.get(pattern)}</g>`,
    backdrop === undefined
      ? ''
      : `<path d="${backdrop}" fill="${tint}" stroke="${ground}" stroke-width="6"/>`,
    ...pictograms,
    '</svg>',
  ].join('');
}

/** Ground, pattern tint, main ink and second ink of each palette: the same values as in cover.module.css. */
export const PALETTES = [
  { ground: '#c8401d', tint: '#b53716', mark: '#fff4df', second: '#8a230c' },
  { ground: '#0f5257', tint: '#186268', mark: '#f2b632', second: '#0b3a3e' },
  { ground: '#f2b632', tint: '#e6a41d', mark: '#a93413', second: '#fff1cc' },
  { ground: '#f3e3c3', tint: '#e9d4aa', mark: '#0f5257', second: '#f2a93b' },
  { ground: '#8fc1b5', tint: '#7fb4a8', mark: '#12363a', second: '#e8632f' },
  { ground: '#f0a58f', tint: '#e79681', mark: '#7a1f0b', second: '#fff1dc' },
  { ground: '#1d2f4f', tint: '#28406a', mark: '#f3e3c3', second: '#c8401d' },
  { ground: '#b9cdd6', tint: '#a8c0cb', mark: '#b93a19', second: '#fff7e8' },
] as const;
