/**
 * A text as people type it on a plain keyboard: lowercase, without accents and apostrophes ("Café" and "cafe",
 * "O’Donnell" and "odonnell" are equal). For comparing only, never for showing or writing an address.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['‘’ʼ`´]/g, '')
    .toLowerCase();
}
