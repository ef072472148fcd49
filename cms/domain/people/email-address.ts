/** One spelling for one mailbox: mail systems do not tell capitals apart, and pasted addresses bring spaces along. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
