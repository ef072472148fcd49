import { palette } from '#city';
import { sharp } from '#cms/uploads/frugal-sharp';
import { legible } from './legible.ts';
import { setTitle } from './set-title.ts';
import { setType } from './set-type.ts';

export interface SharePicture {
  /** The kind of page, or the location of the place. */
  readonly kicker: string;
  readonly title: string;
  readonly line: string;
  /** The name of the site. */
  readonly site: string;
  /** A drawn 4:3 cover, as SVG. */
  readonly cover: string;
}

/** Shown uncropped by every network. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

// A shared picture has no dark mode.
const { paper: PAPER, ink: INK, inkSoft: INK_SOFT, accentText: ACCENT } = palette.light;

const MARGIN = 64;
const TEXT_WIDTH = 620;
const LONGEST_TITLE = 140;
const COVER = { left: 760, width: 440 } as const;

/** Draws the picture for links to a page, as PNG: title and facts beside the cover. */
export async function drawSharePicture({ kicker, title, line, site, cover }: SharePicture): Promise<Buffer> {
  const text = { face: 'text', width: TEXT_WIDTH } as const;
  const facts = cut(line, 38);
  const [art, above, name, below, mark] = await Promise.all([
    sharp(Buffer.from(cover))
      .resize(COVER.width, SHARE_SIZE.height, { fit: 'cover' })
      .png({ compressionLevel: 0 })
      .toBuffer(),
    setType({ ...text, text: cut(kicker, 44) || site, size: 32, color: ACCENT }),
    setTitle({ text: cut(title, LONGEST_TITLE) || site, color: INK, width: TEXT_WIDTH }),
    facts === '' ? null : setType({ ...text, text: facts, size: 32, color: INK_SOFT }),
    setType({ face: 'display', width: TEXT_WIDTH, text: cut(site, 40), size: 36, color: INK }),
  ]);
  const top = MARGIN + 20;
  const nameTop = top + above.height + 24;
  return sharp(Buffer.from(FRAME))
    .composite([
      { input: art, left: COVER.left, top: 0 },
      { input: above.picture, left: MARGIN, top },
      { input: name.picture, left: MARGIN, top: nameTop },
      ...(below ? [{ input: below.picture, left: MARGIN, top: nameTop + name.height + 34 }] : []),
      { input: mark.picture, left: MARGIN, top: SHARE_SIZE.height - MARGIN - mark.height },
    ])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** The background, with the masthead's double rule at the top edge. */
const FRAME = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">`,
  `<rect width="100%" height="100%" fill="${PAPER}"/>`,
  `<rect width="100%" height="12" fill="${INK}"/><rect y="17" width="100%" height="3" fill="${INK}"/>`,
  '</svg>',
].join('');

function cut(text: string, most: number): string {
  const letters = [...legible(text)];
  if (letters.length <= most) return letters.join('');
  const kept = letters.slice(0, most - 1).join('');
  return `${kept.replace(/[\s,.:;-]+$/, '')}…`;
}
