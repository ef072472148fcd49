import { decodeHTMLStrict } from 'entities';
import WORDS from './blank-words.json' with { type: 'json' };

/** What lists write where they know nothing. */
const NOTHING = new Set(WORDS.split(', '));

const LATIN = Array.from({ length: 256 }, (_, byte) => byte);
const BYTE_OF = new Map(
  LATIN.map((byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
);
/** UTF-8 that was read as Latin-1: "CafÃ©", "Joeâ€™s". */
const GARBLED = /[ÂÃâð][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]/;

/** A value's text: markup and garbled letters put right, blanks collapsed, and nothing for "N/A". */
export function tidyText(value: string): string {
  // Exports of exports escape twice.
  const text = value.includes('&') ? decodeHTMLStrict(decodeHTMLStrict(value)) : value;
  const tidy = ungarble(text)
    .normalize('NFC')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
  return NOTHING.has(tidy.toLowerCase()) ? '' : tidy;
}

function ungarble(text: string): string {
  if (!GARBLED.test(text)) return text;
  const bytes = [...text].map((letter) => BYTE_OF.get(letter) ?? -1);
  if (bytes.includes(-1)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}
