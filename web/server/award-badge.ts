import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { awardName } from '#domain/guides/award-snippet';
import { withoutControlCharacters } from '#domain/words/control-characters';
import { escapeMarkup } from '#domain/words/escape-markup';
import type { Font } from 'opentype.js';
import { FACES } from './share-pictures/set-type.ts';

/** The text on a badge. */
export interface AwardBadge {
  readonly recipient: string;
  readonly year: number;
  readonly product: string;
}

interface Line {
  readonly text: string;
  /** Baseline. In SVG units, as is `size`. */
  readonly y: number;
  readonly size: number;
  readonly color: string;
}

const MIDDLE = 200;
/** A little less than the rules above and below the name. */
const MOST_WIDTH = 264;
const MOST_NAME_SIZE = 58;
const LINE_LENGTH = 16;
const MOST_LINES = 3;
const INK = '#1d1b18';
const RED = '#a93413';

let face: Font | undefined;

/**
 * The award as a standalone SVG for winners' sites, readable on light and dark backgrounds: 400 x 400, shown 200 wide.
 * Letters are outlines because this site's fonts are not available on other sites.
 */
export function awardBadgeSvg({ recipient, year, product }: AwardBadge): string {
  const names = breakName(recipient.replaceAll("'", '’'));
  const widest = Math.max(...names.map((text) => loadFace().getAdvanceWidth(text, 1)));
  const size = Math.min(MOST_NAME_SIZE, MOST_WIDTH / widest);
  const first = 203 - ((names.length - 1) * size * 1.05) / 2 + size * 0.34;
  const lines: Line[] = [
    { text: product, y: 88, size: 26, color: INK },
    { text: 'Top Restaurant Award', y: 122, size: 23, color: INK },
    ...names.map((text, index) => ({ text, y: first + index * size * 1.05, size, color: RED })),
    { text: String(year), y: 315, size: 46, color: INK },
    { text: 'Baltimore', y: 348, size: 24, color: INK },
  ];
  // One control character would make the whole picture unreadable.
  return withoutControlCharacters(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img">',
      `<title>${escapeMarkup(`${recipient}: ${awardName(product)} ${year}`)}</title>`,
      `<circle cx="200" cy="200" r="198" fill="${RED}"/>`,
      '<circle cx="200" cy="200" r="182" fill="#fffaf0"/>',
      `<circle cx="200" cy="200" r="172" fill="none" stroke="${RED}" stroke-width="2"/>`,
      `<path d="M62 140h276M62 268h276" stroke="${INK}" stroke-width="3"/>`,
      ...lines.map(drawLine),
      '</svg>',
    ].join(''),
  );
}

function drawLine({ text, y, size, color }: Line): string {
  const font = loadFace();
  if (![...text].every((sign) => font.hasChar(sign))) {
    // The font lacks these characters; the reader's own fonts may have them.
    return `<text x="${MIDDLE}" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}" fill="${color}" text-anchor="middle" font-family="serif" font-weight="700">${escapeMarkup(text)}</text>`;
  }
  const left = MIDDLE - font.getAdvanceWidth(text, size) / 2;
  return `<path fill="${color}" d="${font.getPath(text, left, y, size).toPathData(1)}"/>`;
}

/** Loaded on first use: no other page needs the font or the library. */
function loadFace(): Font {
  if (!face) {
    // Node resolves only its CommonJS build, whose named exports it can't detect statically.
    const { parse }: typeof import('opentype.js') = createRequire(import.meta.url)('opentype.js');
    face = parse(new Uint8Array(readFileSync(FACES.display.file)).buffer);
  }
  return face;
}

/** A name in up to three lines, truncated with an ellipsis. */
function breakName(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`];
}
