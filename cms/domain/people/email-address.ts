/**
 * Trimmed and lowercase, so that each mailbox has one spelling: mail systems ignore case, and pasted
 * addresses may have spaces.
 */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
