/** Trimmed and lowercase: mail systems ignore case, and pasted addresses may have spaces. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
