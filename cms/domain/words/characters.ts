/** Letters that are not decomposed into base letter and accent, in plain spelling. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const PRINTABLE_ASCII = /^[ -~]*$/;

/**
 * A text as typed on a plain keyboard: lowercase, without accents and apostrophes ("Café" and "cafe",
 * "O’Donnell" and "odonnell" are equal). For comparison only, not for display or URLs.
 */
export function foldText(text: string): string {
  // Most texts have nothing to decompose, and searches fold thousands.
  if (PRINTABLE_ASCII.test(text)) return text.replace(/['`]/g, '').toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['‘’ʼ`´]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The folded words of a text: runs of letters and digits. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A name as it is set in type: "Dot’s", where lists and keyboards have "Dot's". For display only. */
export const curlApostrophes = (name: string): string => name.replaceAll("'", '’');

/** Control characters that XML forbids, except tabs and line breaks. */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** The text without control characters, which come with pasted text, are invisible and break feeds. */
export function withoutControlCharacters(text: string): string {
  return text.replace(CONTROLS, '').toWellFormed();
}
