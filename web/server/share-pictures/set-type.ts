import { createRequire } from 'node:module';
import { escapeMarkup } from '#domain/words/escape-markup';
import { sharp } from '#cms/uploads/frugal-sharp';

const { resolve } = createRequire(import.meta.url);

/**
 * The site's fonts as TrueType: Pango can't read WOFF, and a server has no fonts installed. The comma keeps Pango from
 * parsing the last word of a family as a weight.
 */
export const FACES = {
  display: {
    family: 'Fraunces ExtraBold,',
    file: resolve('@expo-google-fonts/fraunces/800ExtraBold/Fraunces_800ExtraBold.ttf'),
  },
  text: {
    family: 'Figtree SemiBold,',
    file: resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  },
} as const;

export interface Line {
  readonly text: string;
  readonly face: keyof typeof FACES;
  readonly size: number;
  readonly color: string;
  readonly width: number;
  readonly align?: 'left' | 'centre';
  /** Whether a word wider than the line is broken; otherwise it overflows. */
  readonly breaksWords?: boolean;
}

export interface SetType {
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Renders the text as a picture, broken into lines of at most this width. */
export async function setType({
  text,
  face,
  size,
  color,
  width,
  align = 'left',
  breaksWords = true,
}: Line): Promise<SetType> {
  const { family, file } = FACES[face];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${markupOf(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      width,
      align,
      wrap: breaksWords ? 'word-char' : 'word',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** Control characters are invalid in markup: Pango would reject the whole text. */
function markupOf(text: string): string {
  return escapeMarkup(text.toWellFormed().replace(/\p{Cc}/gu, ' '));
}
