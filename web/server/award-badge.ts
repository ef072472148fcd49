import { palette, region } from '#city';
import { sharp } from '#cms/uploads/frugal-sharp';
import { legible } from './share-pictures/legible.ts';
import { setTitle } from './share-pictures/set-title.ts';
import { setType } from './share-pictures/set-type.ts';

/** The text on a badge. */
export interface AwardBadge {
  readonly recipient: string;
  readonly year: number;
  readonly product: string;
}

/** Shown 200 wide; the rest is for screens with more pixels. */
const SIZE = 600;
/** A little less than the rules above and below the name. */
const NAME = { width: 396, height: 150 } as const;
const { ink: INK, rust: RED, white: WHITE } = palette.print;

const RING = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${SIZE}" height="${SIZE}">`,
  `<circle cx="200" cy="200" r="198" fill="${RED}"/>`,
  `<circle cx="200" cy="200" r="182" fill="${WHITE}"/>`,
  `<circle cx="200" cy="200" r="172" fill="none" stroke="${RED}" stroke-width="2"/>`,
  `<path d="M62 140h276M62 268h276" stroke="${INK}" stroke-width="3"/>`,
  '</svg>',
].join('');

/** The award as a PNG for winners' sites, readable on light and dark backgrounds. */
export async function drawAwardBadge({ recipient, year, product }: AwardBadge): Promise<Buffer> {
  const name = legible(recipient.replaceAll("'", '’')) || 'Winner';
  const line = (text: string, size: number) =>
    setType({ text, size, face: 'display', color: INK, width: NAME.width });
  const lines = await Promise.all(
    [
      { middle: 120, type: line(product, 38) },
      { middle: 173, type: line('Top Restaurant Award', 34) },
      { middle: 306, type: setTitle({ text: name, color: RED, align: 'centre', ...NAME }) },
      { middle: 449, type: line(String(year), 66) },
      { middle: 510, type: line(region.name, 34) },
    ].map(async ({ middle, type }) => ({ middle, ...(await type) })),
  );
  return sharp(Buffer.from(RING))
    .composite(
      lines.map(({ picture, width, height, middle }) => ({
        input: picture,
        left: Math.round((SIZE - width) / 2),
        top: Math.round(middle - height / 2),
      })),
    )
    .png({ palette: true })
    .toBuffer();
}
