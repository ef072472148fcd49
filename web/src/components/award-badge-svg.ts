/** The text on a badge. */
export interface AwardBadge {
  readonly recipient: string;
  readonly year: number;
  readonly product: string;
}

const LINE_LENGTH = 16;
const MOST_LINES = 3;

/**
 * The award as a standalone picture for winners' sites: no external fonts or styles, readable on light and
 * dark backgrounds. 400 x 400, shown 200 wide.
 */
export function awardBadgeSvg({ recipient, year, product }: AwardBadge): string {
  const lines = breakName(recipient);
  const size = Math.min(46, 296 / Math.max(...lines.map(({ length }) => length * 0.56), 6));
  const first = 205 - ((lines.length - 1) * size * 1.1) / 2;
  const name = lines
    .map(
      (line, index) =>
        `<text x="200" y="${(first + index * size * 1.1 + size / 3).toFixed(1)}">${escaped(line)}</text>`,
    )
    .join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400" role="img">',
    `<title>${escaped(`${recipient}: ${product} Top Restaurant Award ${year}`)}</title>`,
    '<circle cx="200" cy="200" r="198" fill="#a93413"/>',
    '<circle cx="200" cy="200" r="182" fill="#fffaf0"/>',
    '<circle cx="200" cy="200" r="172" fill="none" stroke="#a93413" stroke-width="2"/>',
    '<g fill="#1d1b18" text-anchor="middle" font-family="Georgia, \'Times New Roman\', serif" font-weight="700">',
    `<text x="200" y="86" font-size="24">${escaped(product)}</text>`,
    '<text x="200" y="120" font-size="26">Top Restaurant Award</text>',
    '<path d="M62 138h276M62 268h276" stroke="#1d1b18" stroke-width="3"/>',
    `<g font-size="${size.toFixed(1)}" fill="#a93413">${name}</g>`,
    `<text x="200" y="312" font-size="44">${year}</text>`,
    '<text x="200" y="346" font-size="24">Baltimore</text>',
    '</g></svg>',
  ].join('');
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

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
