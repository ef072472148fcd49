/** Shorter words, and singulars that end in s, are left alone: "les", "los", "bus". */
const MIN_LETTERS = 3;
const NO_PLURAL = /(ss|us|is)$/;

/**
 * The plural of a singular and the singular of a plural: "cakes" for "cake", "berry" for "berries". Returns several
 * forms when the spelling is ambiguous ("tomatoes", "cookies"); a wrong form is harmless, as no place uses it.
 */
export function inOtherNumber(word: string): string[] {
  if (word.length < MIN_LETTERS || !/^[a-z]+$/.test(word) || NO_PLURAL.test(word)) return [];
  if (word.endsWith('s')) return word.length > MIN_LETTERS ? singularsOf(word) : [];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (/([sc]h|[xz])$/.test(word)) return [`${word}es`];
  return word.endsWith('o') ? [`${word}s`, `${word}es`] : [`${word}s`];
}

function singularsOf(plural: string): string[] {
  const stem = plural.slice(0, -1);
  if (plural.endsWith('ies')) return [`${plural.slice(0, -3)}y`, stem];
  return /([sc]h|[xzo])es$/.test(plural) ? [plural.slice(0, -2), stem] : [stem];
}
