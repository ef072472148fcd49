/** What no text needs and XML forbids, but for tabs and ends of lines. */
const CONTROLS = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** The text without control characters: pasted from elsewhere they cannot be seen, but they break feeds. */
export function withoutControlCharacters(text: string): string {
  return text.replace(CONTROLS, '').toWellFormed();
}
