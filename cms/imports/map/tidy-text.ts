import { decodeHTMLStrict } from 'entities';
import WORDS from './blank-words.json' with { type: 'json' };

/** What lists write where they know nothing. */
const NOTHING = new Set(WORDS.split(', '));

const LATIN = Array.from({ length: 256 }, (_, byte) => byte);
const BYTE_OF = new Map(
  LATIN.map((byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
);
/** UTF-8 that was read as Latin-1: "CafÃ©", "Joeâ€™s". */
const GARBLED = /[ÂÃÅâð][\u0080-\u00bfÂâŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]+/gu;
/** Some lists were garbled twice: "CafÃƒÂ©". */
const MAX_ROUNDS = 3;

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
  let found = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const mended = found.replaceAll(GARBLED, decode);
    if (mended === found) break;
    found = mended;
  }
  return found;
}

function decode(letters: string): string {
  const bytes = [...letters].map((letter) => BYTE_OF.get(letter) ?? -1);
  if (bytes.includes(-1)) return letters;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return letters;
  }
}
