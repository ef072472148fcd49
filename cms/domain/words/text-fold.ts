/** Letters that no accent makes of others, as a plain keyboard writes them. */
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

/**
 * A text as people type it on a plain keyboard: lowercase, without accents and apostrophes ("Café" and "cafe",
 * "O’Donnell" and "odonnell" are equal). For comparing only, never for showing or writing an address.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['‘’ʼ`´]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN[letter] ?? letter);
}
