/** The first letter of a name, for a portrait that is missing. Two letters may be a word: Nell Okafor is no "NO". */
export function initialOf(name: string): string {
  const [word = ''] = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  return [...word][0]?.toLocaleUpperCase('en-US') ?? '';
}
