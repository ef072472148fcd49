/** Singulars that end in s, and words in other languages ("les", "los"), are told by their length and their ends. */
const LEAST_LETTERS = 3;
const NO_PLURAL = /(ss|us|is)$/;

/**
 * A word in its other number as English forms it: "cakes" of "cake", "berry" of "berries". Several where the letters do not
 * tell ("tomatoes", "cookies"); those that are no words are in use nowhere.
 */
export function inOtherNumber(word: string): string[] {
  if (word.length < LEAST_LETTERS || !/^[a-z]+$/.test(word) || NO_PLURAL.test(word)) return [];
  if (word.endsWith('s')) return word.length > LEAST_LETTERS ? singularsOf(word) : [];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/([sc]h|[xz])$/.test(word)) return [`${word}es`];
  return word.endsWith('o') ? [`${word}s`, `${word}es`] : [`${word}s`];
}

function singularsOf(plural: string): string[] {
  const stem = plural.slice(0, -1);
  if (plural.endsWith('ies')) return [`${plural.slice(0, -3)}y`, stem];
  return /([sc]h|[xzo])es$/.test(plural) ? [plural.slice(0, -2), stem] : [stem];
}
