import type { CoverPattern } from '#domain/covers/cover';
import { art, line, shape, slab } from './ink.ts';

/**
 * The patterns behind the pictograms, in a 400 x 300 box, and the inks. Drawings reach the browser only inside
 * `public/covers.svg` (one cached request for all cards) and the standalone covers, never in the JavaScript.
 */

const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** One rowhouse as an outline with its windows and door cut out: width 50, `top` is the roof line. */
function rowhouse(x: number, top: number): string {
  const windows = [top + 26, top + 62]
    .flatMap((y) => [x + 8, x + 28].map((left) => `M${left} ${y}v20h13v-20Z`))
    .join('');
  return `M${x} 300V${top + 12}h-2v-6h4v-6h44v6h4v6h-2V300Z${windows}M${x + 8} 300v-26h13v26ZM${x + 28} 276h13v16h-13Z`;
}

/** Background patterns, drawn in the palette's tint with `currentColor`. */
export const PATTERN_ART = {
  rowhouses: `<path fill="currentColor" fill-rule="evenodd" d="${[178, 160, 186, 168, 152, 180, 164, 174]
    .map((top, index) => rowhouse(index * 50, top))
    .join('')}"/>`,
  waves: each(7, (row) =>
    line(`M${row % 2 === 0 ? -40 : -20} ${76 + row * 36}q20-24 40 0${'t40 0'.repeat(11)}`, 10),
  ),
  dots: each(
    11,
    (row) =>
      `<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-dasharray="0 30" stroke-width="${2 + row * 2.2}" d="M${row % 2 === 0 ? 5 : 20} ${10 + row * 28}h420"/>`,
  ),
  cornice: art(
    slab(0, 0, 400, 20, 0),
    slab(0, 28, 400, 8, 0),
    `<path fill="none" stroke="currentColor" stroke-width="16" stroke-dasharray="10 10" d="M5 44h400"/>`,
    each(6, (index) => shape(`M${index * 80 - 8} 52h16v30c0 12-16 12-16 0Z`)),
    each(5, (index) => line(`M${index * 80 + 20} 74c0-14 40-14 40 0v18h-40Z`, 5)),
    slab(0, 104, 400, 5, 0),
    each(5, (index) =>
      line(
        `M${index * 80 + 14} 304V186c0-24 52-24 52 0v118M${index * 80 + 40} 168v140M${index * 80 + 14} 240h52`,
        5,
      ),
    ),
  ),
  grid: art(
    `<path fill="none" stroke="currentColor" stroke-width="25" opacity=".55" d="${each(8, (index) => `M${index * 50 + 25} 0v300`)}"/>`,
    `<path fill="none" stroke="currentColor" stroke-width="25" opacity=".55" d="${each(6, (index) => `M0 ${index * 50 + 25}h400`)}"/>`,
  ),
  stripes:
    each(5, (index) => shape(`M${index * 80} 0h40v76a20 20 0 0 1-40 0Z`)) +
    slab(0, 0, 400, 12, 0) +
    line('M0 262h400M0 282h400', 5),
} as const satisfies Record<CoverPattern, string>;

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
