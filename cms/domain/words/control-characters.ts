/** Control characters that XML forbids, except tabs and line breaks. */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** The text without control characters, which come with pasted text, are invisible and break feeds. */
export function withoutControlCharacters(text: string): string {
  return text.replace(CONTROLS, '').toWellFormed();
}
