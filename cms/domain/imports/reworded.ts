type Values = Readonly<Record<string, unknown>>;

/** The source's original texts, by field, that differ from the stored values in more than spelling. */
export function rewordedOriginals(
  originals: Readonly<Record<string, string>>,
  stored: Values | null,
): [field: string, text: string][] {
  return Object.entries(originals).filter(([field, text]) => {
    const value = stored?.[field] ?? null;
    return value !== null && spelledPlainly(text) !== spelledPlainly(String(value));
  });
}

/** Removes case, punctuation, the 1 before a phone number and the protocol of a URL. */
function spelledPlainly(text: string): string {
  return text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replaceAll(/[\s().,+'’-]/g, '')
    .replace(/^1(?=\d{10}$)/, '');
}
