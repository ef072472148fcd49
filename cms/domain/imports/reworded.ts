type Values = Readonly<Record<string, unknown>>;

/** What the source wrote, by field, where what is stored says something else and is not just spelled another way. */
export function rewordedOriginals(
  originals: Readonly<Record<string, string>>,
  stored: Values | null,
): [field: string, text: string][] {
  return Object.entries(originals).filter(([field, text]) => {
    const value = stored?.[field] ?? null;
    return value !== null && spelledPlainly(text) !== spelledPlainly(String(value));
  });
}

/** Without capitals and punctuation, the 1 before a phone number and the protocol before a web address. */
function spelledPlainly(text: string): string {
  return text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replaceAll(/[\s().,+'’-]/g, '')
    .replace(/^1(?=\d{10}$)/, '');
}
