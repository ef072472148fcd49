/**
 * The first letter of a name, in place of a missing portrait. Two initials could spell a word: "NO" for Nell Okafor.
 */
export function initialOf(name: string): string {
  const [word = ''] = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  return [...word][0]?.toLocaleUpperCase('en-US') ?? '';
}
