import type { CoverPattern, Pictogram } from '#domain/covers/cover';

/**
 * The cover drawings as strings: screen-print symbols in a 100 x 100 box and patterns in a 400 x 300 one.
 * They reach the browser only inside `public/covers.svg` (one cached request for all cards) and the
 * standalone covers, never in the JavaScript.
 *
 * Ink is inherited, so that one symbol prints in every palette: `currentColor` is the main ink, the inherited
 * fill and stroke (width 0 unless a shape sets it) are the second.
 */

const shape = (d: string) => `<path fill="currentColor" d="${d}"/>`;
const line = (d: string, width: number) =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" d="${d}"/>`;
const disc = (cx: number, cy: number, r: number) =>
  `<circle fill="currentColor" cx="${cx}" cy="${cy}" r="${r}"/>`;
const slab = (x: number, y: number, width: number, height: number, rx: number) =>
  `<rect fill="currentColor" x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;
const second = {
  shape: (d: string) => `<path d="${d}"/>`,
  line: (d: string, width: number) => `<path fill="none" stroke-width="${width}" d="${d}"/>`,
  disc: (cx: number, cy: number, r: number) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`,
};
const art = (...parts: readonly string[]) => parts.join('');

export const PICTOGRAM_ART = {
  crab: art(
    line('M24 48C13 43 11 34 16 26M76 48c11-5 13-14 8-22', 6),
    shape('M16 31C3 27 2 10 18 3c-2 7 0 11 4 13 3-4 7-7 11-4 2 11-5 20-17 19Z'),
    shape('M84 31c13-4 14-21-2-28 2 7 0 11-4 13-3-4-7-7-11-4-2 11 5 20 17 19Z'),
    line(
      'M22 66 9 71 4 82M28 74l-12 7-3 12M37 78l-9 9 1 11M78 66l13 5 5 11M72 74l12 7 3 12M63 78l9 9-1 11',
      5,
    ),
    line('M42 42l-2-12M58 42l2-12', 4),
    disc(40, 28, 4.5),
    disc(60, 28, 4.5),
    shape('M5 55l21-10c8-5 16-7 24-7s16 2 24 7l21 10c-7 8-16 26-45 26S12 63 5 55Z'),
    second.line('M33 64c9 7 25 7 34 0', 4.5),
    second.disc(40, 28, 1.8) + second.disc(60, 28, 1.8) + second.disc(24, 56, 2.6) + second.disc(76, 56, 2.6),
  ),
  pizza: art(
    shape('M5 26c-2-8 4-13 9-15 22-11 50-11 72 0 5 2 11 7 9 15-28-13-62-13-90 0Z'),
    shape('M11 31c24-10 54-10 78 0L53 96c-1 3-5 3-6 0L40 83c-1 5-7 4-7-1V70Z'),
    second.disc(36, 40, 8) + second.disc(64, 42, 8.5) + second.disc(49, 62, 7),
    second.line('M50 34l4 6M44 50l6-2', 3.5),
  ),
  burger: art(
    shape('M9 42C9 19 29 9 50 9s41 10 41 33c0 3-2 4-4 4H13c-2 0-4-1-4-4Z'),
    line('M10 54c6-6 13 6 20 0s13 6 20 0 13 6 20 0 14 6 20 0', 5),
    slab(9, 61, 82, 12, 5),
    shape('M11 78h78v3c0 8-6 12-13 12H24c-7 0-13-4-13-12Z'),
    second.shape('M42 61h32L58 71Z'),
    second.line('M28 28l5-3M46 20h5M66 24l5 3M36 37h5M57 36h5', 4.5),
  ),
  sushi: art(
    line('M60 32 94 4M70 38 98 16', 4.5),
    shape('M8 44a36 23 0 0 1 72 0v25a36 23 0 0 1-72 0Z'),
    '<ellipse cx="44" cy="44" rx="28" ry="16"/>',
    '<ellipse fill="currentColor" cx="40" cy="44" rx="11" ry="7"/><ellipse fill="currentColor" cx="56" cy="46" rx="7" ry="4.5"/>',
    second.line('M22 72v8M34 76v9M48 77v9M62 74v8', 3.5),
  ),
  noodles: art(
    line('M18 50c0-22 16-22 16 0 0-26 16-26 16 0 0-26 16-26 16 0 0-22 16-22 16 0', 5),
    line('M38 40 80 3M52 40 92 9', 4.5),
    shape('M4 52h92c0 20-13 34-28 38v4H32v-4C17 86 4 72 4 52Z'),
    second.line('M15 64c7 6 13-4 20 1s13-5 20 0 13-4 20 0 8 1 10-1', 4.5),
  ),
  taco: art(
    disc(20, 38, 10) + disc(34, 25, 11) + disc(52, 20, 11) + disc(69, 26, 11) + disc(82, 38, 10),
    shape('M5 74c0-28 20-44 45-44s45 16 45 44c0 5-3 8-8 8H13c-5 0-8-3-8-8Z'),
    second.line('M9 66c4-20 20-31 41-31s37 11 41 31', 4.5),
    second.line('M30 62l4-4M48 52h5M66 60l4 4M42 70h5M60 72l4-3', 4.5),
  ),
  bread: art(
    shape('M10 46C0 34 8 16 26 16h48c18 0 26 18 16 30l-2 37c0 4-3 6-6 6H18c-3 0-6-2-6-6Z'),
    second.line('M36 32l-8 18M54 32l-8 18M72 32l-8 18', 5.5),
    second.line('M26 74h48', 4.5),
  ),
  coffee: art(
    line('M34 27c-6-7 6-12 0-21M54 27c-6-7 6-12 0-21', 5),
    line('M73 44c21-6 23 24-3 23', 7),
    shape('M12 35h64v27c0 16-10 24-22 24H34C22 86 12 78 12 62Z'),
    line('M6 94h78', 6),
    second.shape('M44 74c-17-11-12-25 0-18 12-7 17 7 0 18Z'),
  ),
  cake: art(
    disc(64, 14, 8.5),
    line('M64 8c1-4 4-6 8-6', 3),
    shape('M6 48 62 24c18-2 30 9 32 24Z'),
    shape('M6 52h88v40H6Z'),
    second.line(
      'M6 56c6 8 12 8 15 1 3 10 12 10 15 0 3 8 12 8 15 0 3 10 12 10 15 0 3 8 12 8 15 0 3 6 9 6 13 0',
      4.5,
    ),
    second.line('M6 78h88', 4.5),
  ),
  wine: art(
    shape('M27 4h46c5 26-1 49-23 51C28 53 22 30 27 4Z'),
    line('M50 52v38', 6),
    line('M31 94h38', 7),
    second.shape('M30 24c10 5 14-5 24-2 8 2 11 4 16 2 0 13-7 22-20 23-13-1-20-10-20-23Z'),
  ),
  beer: art(
    line('M70 44c24-5 24 36-3 34', 8),
    disc(22, 27, 12) + disc(37, 17, 13) + disc(54, 18, 13) + disc(67, 28, 11),
    shape('M14 30h58l-3 60c0 4-3 6-6 6H23c-3 0-6-2-6-6Z'),
    second.line('M14 39c6 6 10 6 14 0 5 8 11 8 15 0 4 6 10 6 14 0 4 5 9 5 14 0', 4.5),
    second.line('M30 56l1 28M43 56v28M56 56l-1 28', 5.5),
  ),
  cocktail: art(
    line('M58 34 88 2', 4),
    shape('M6 14h88L55 58H45Z'),
    line('M50 54v36', 6),
    line('M29 94h42', 7),
    second.shape('M25 24h50L62 39H38Z'),
    disc(58, 33, 8.5),
    second.disc(58, 33, 3),
  ),
  steak: art(
    shape('M20 24C38 2 80 6 91 34c8 24-8 36-25 40-16 4-18 20-36 19C7 91 1 66 7 48c3-10 7-17 13-24Z'),
    second.line(
      'M27 33c15-17 46-15 54 4 6 17-6 25-20 28-17 4-21 18-31 18-14-1-18-18-14-32 2-8 6-13 11-18Z',
      4.5,
    ),
    second.disc(38, 48, 9),
    second.line('M58 34c5 0 9 2 11 6M56 48c4 0 7 1 9 3', 4.5),
  ),
  chicken: art(
    line('M40 68 20 86', 10),
    disc(11, 83, 9) + disc(20, 92, 9),
    shape('M92 30c8 24-10 44-34 41-8-1-14 2-20 7l-11-11c6-6 8-12 8-20C35 20 57 2 76 8c9 4 14 12 16 22Z'),
    second.line('M50 34c4-12 13-17 24-14', 5.5),
    second.disc(70, 42, 3.5) + second.disc(60, 54, 3.5) + second.disc(78, 54, 3.5),
  ),
  fish: art(
    shape('M3 50c16-27 49-34 71-6l23-17c-5 16-5 30 0 46L74 56C52 84 19 77 3 50Z'),
    shape('M34 30c8-12 20-15 32-12-4 6-6 10-8 16ZM36 70c6 10 14 14 24 12-2-5-3-9-4-14Z'),
    second.disc(23, 45, 5),
    second.line('M36 32c7 11 7 25 0 36M50 40c4 6 4 14 0 20M62 44c3 4 3 8 0 12', 4.5),
  ),
  salad: art(
    shape(
      'M18 50C4 34 12 14 32 12c6 14 6 28 0 38ZM40 50C28 30 36 10 52 3c14 10 18 30 8 47ZM68 50c-4-18 6-34 25-32 4 14-1 26-10 32Z',
    ),
    second.line('M51 14l-1 34M25 22l3 26M84 26l-9 22', 4),
    shape('M4 54h92c0 24-18 39-46 39S4 78 4 54Z'),
    second.disc(34, 70, 5) + second.disc(52, 76, 5) + second.disc(68, 68, 5),
  ),
  soup: art(
    line('M34 36c-6-8 6-12 0-22M50 36c-6-8 6-14 0-26M66 36c-6-8 6-12 0-22', 5),
    line('M5 48h90', 8),
    shape('M10 48h80c0 20-12 34-26 38v8H36v-8C22 82 10 68 10 48Z'),
    second.line('M26 62c2 8 7 12 13 14', 5.5),
  ),
  icecream: art(
    shape('M26 54h48L53 97c-1 3-5 3-6 0Z'),
    second.line('M36 60l20 26M64 60 44 86', 3.5),
    disc(50, 34, 26),
    shape('M22 42h56c4 8-4 14-10 8-4 8-13 8-17 0-5 8-13 8-18 0-6 6-15 0-11-8Z'),
    disc(52, 6, 6),
    second.line('M36 30c2-6 6-9 12-10', 5),
    second.disc(62, 36, 3) + second.disc(50, 40, 3) + second.disc(60, 24, 3),
  ),
  sandwich: art(
    '<g transform="rotate(-18 50 50)">',
    shape('M-2 45C-4 28 10 20 26 20h48c16 0 30 8 28 25 0 3-2 4-4 4H2c-2 0-4-1-4-4Z'),
    line('M1 56c7-7 13 6 20 0s13 6 20 0 13 6 20 0 13 6 20 0 12 5 18 0', 5.5),
    slab(0, 62, 100, 8, 4),
    shape('M-1 74h102c2 11-8 17-20 17H19C7 91-3 85-1 74Z'),
    second.shape('M18 62h20L28 71ZM60 62h20L70 71Z'),
    second.line('M24 29l7 9M42 27l7 9M60 27l7 9M78 29l5 8', 4.5),
    '</g>',
  ),
  kebab: art(
    '<g transform="rotate(-45 50 50)">',
    line('M-10 50h120', 5),
    slab(4, 32, 22, 36, 8),
    disc(42, 50, 15),
    slab(58, 32, 22, 36, 8),
    disc(93, 50, 12),
    second.line('M11 42v16M19 42v16M65 42v16M73 42v16', 4),
    second.line('M36 46c2-4 6-5 10-4', 4),
    '</g>',
  ),
  curry: art(
    shape('M30 42C34 16 58 4 78 16c-12 0-20 8-24 26Z'),
    line('M77 17c4-6 8-8 13-8', 5),
    line('M12 56C0 54 0 70 15 70M88 56c12-2 12 14-3 14', 6),
    shape('M9 46h82c0 28-15 46-41 46S9 74 9 46Z'),
    second.line('M40 34c3-7 7-12 14-14', 4),
    second.shape('M22 58c10 4 16-4 26 0s18-4 30 0c-4 16-14 24-28 24S26 74 22 58Z'),
    disc(42, 68, 4) + disc(56, 72, 4) + disc(62, 64, 3),
  ),
  egg: art(
    shape(
      'M50 6c24-2 43 16 43 38 0 16-8 20-8 31 0 16-18 22-33 15-11-5-18 2-30-4C5 78 14 60 9 46 4 24 26 8 50 6Z',
    ),
    second.disc(50, 46, 22),
    line('M38 44c1-7 6-11 12-11', 5),
  ),
  bbq: art(
    line('M34 72 22 97M66 72l12 25M28 86h44', 5.5),
    line('M43 14c0-12 14-12 14 0', 5),
    shape('M9 47c0-22 18-35 41-35s41 13 41 35Z'),
    shape('M9 53h82c-2 16-18 24-41 24S11 69 9 53Z'),
    second.shape('M50 43c-14 0-16-11-8-20 1 6 6 6 6-3 10 4 18 23 2 23Z'),
    second.line('M26 61h48', 4),
  ),
  fork: art(
    line('M20 6v24c0 14 24 14 24 0V6M32 6v26', 6),
    line('M32 38v54', 8),
    shape('M62 4c20 8 24 38 17 58h-7v28c0 7-10 7-10 0Z'),
    second.line('M70 24c3 9 3 18 1 26', 4),
  ),
  pasta: art(
    '<g transform="translate(86 2) rotate(30)">',
    line('M-10 2v13c0 14 20 14 20 0V2M-3.4 2v13M3.4 2v13', 4),
    line('M0 24v36', 6.5),
    '</g>',
    shape('M8 62c-2-16 10-26 22-26 4-14 26-20 38-6 14 2 24 14 22 32Z'),
    second.line(
      'M16 60c0-12 8-18 18-18M28 60c0-16 14-24 28-18M42 60c0-12 10-18 20-14M56 60c2-10 12-14 22-8M36 36c8-8 20-8 26-2M66 34c8 2 12 8 14 16',
      3.6,
    ),
    shape('M2 66h96c-2 14-14 22-28 24v4H30v-4C16 88 4 80 2 66Z'),
    second.line('M8 75h84', 4.5),
  ),
  pie: art(
    disc(50, 50, 46),
    `<circle fill="none" stroke-width="3.5" cx="50" cy="50" r="37"/>`,
    second.line('M50 13v74M18 31.5l64 37M18 68.5l64-37', 3.5),
    second.disc(38, 29, 6) + second.disc(65, 33, 6) + second.disc(74, 52, 5) + second.disc(60, 72, 6.5),
    second.disc(36, 69, 6) + second.disc(25, 49, 5.5),
  ),
  oyster: art(
    shape(
      'M50 94c-8 0-12-3-13-9C17 81 4 64 6 44c1-7 5-9 9-8 0-9 6-15 14-15 1-8 7-13 21-13s20 5 21 13c8 0 14 6 14 15 4-1 8 1 9 8 2 20-11 37-31 41-1 6-5 9-13 9Z',
    ),
    second.line('M50 82V24M43 81 32 33M57 81l11-48M36 77 17 47M64 77l19-30', 4),
  ),
  fries: art(
    shape('M24 46 18 10l10-2 7 38ZM38 44V5h11v39ZM53 44l3-34 11 1-3 34ZM68 46l7-31 10 3-8 30Z'),
    shape('M14 40c10 8 22 11 36 11s26-3 36-11l-9 49c-1 4-3 6-7 6H30c-4 0-6-2-7-6Z'),
    second.line('M37 60l3 26M50 61v25M63 60l-3 26', 5),
  ),
  dumplings: art(
    line('M34 14c-5-5 5-7 0-13M50 10c-5-5 5-7 0-13M66 14c-5-5 5-7 0-13', 4),
    shape(
      'M4 50c0-16 9-23 16-25 1-5 7-5 8 0 4 1 7 3 9 6-4 5-6 11-6 19ZM96 50c0-16-9-23-16-25-1-5-7-5-8 0-4 1-7 3-9 6 4 5 6 11 6 19Z',
    ),
    shape('M35 50c0-18 5-24 11-27 1-6 7-6 8 0 6 3 11 9 11 27Z'),
    second.line('M50 29v13M44 32l-3 9M56 32l3 9M22 31v11M16 33l-3 8M78 31v11M84 33l3 8', 3.2),
    slab(1, 54, 98, 10, 4),
    slab(4, 68, 92, 20, 3),
    slab(1, 92, 98, 7, 3),
    second.line('M16 70v16M33 70v16M50 70v16M67 70v16M84 70v16', 4),
  ),
  donut: art(
    disc(50, 50, 45),
    second.shape(
      'M50 11c24 0 39 18 39 38 0 7-5 12-10 9-6-3-10 1-11 7-2 9-10 6-15 9-8 5-14 2-18-4-4-5-10-1-15-6-4-4-9-8-9-16 0-20 16-37 39-37Z',
    ),
    `<circle fill="currentColor" cx="50" cy="48" r="13"/>`,
    line('M32 30l6 5M50 20l6 4M70 30l-3 7M76 48l-7 2M28 50l5-4M38 68l-2-6M62 66l5-3', 4.5),
  ),
  chili: art(
    shape('M28 26c14-10 33-6 43 9 12 19 10 44 25 56-27 7-55-6-68-28-8-14-10-30 0-37Z'),
    second.line('M36 36c0 16 10 32 27 42', 5),
    shape('M19 33C13 30 12 22 17 18L8 8l7-6 10 11c7-4 14-2 17 5-7-1-13 1-16 4-4 3-6 7-7 11Z'),
  ),
  shrimp: art(
    line('M66 22C70 8 84 2 97 4M62 20C62 8 72-2 88-4', 4),
    `<path fill="none" stroke="currentColor" stroke-width="27" stroke-linecap="round" d="M62 30C36 22 18 40 23 58c4 14 20 21 38 17"/>`,
    shape('M58 66l14-12c5 5 5 13 1 18l20-1c1 12-9 23-24 22l-14-4Z'),
    second.line('M47 17v23M26 27l13 15M10 52l20-3M18 75l15-11M43 88l4-18', 4),
    second.disc(66, 26, 3.6),
  ),
} as const satisfies Record<Pictogram, string>;

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
