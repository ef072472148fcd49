import { curlApostrophes } from '#domain/words/characters';

/**
 * A line of names as it is set in type: no line starts with a separator, which names contain, too ("Chinquapin Park -
 * Belvedere"), and apostrophes are curly.
 */
export function holdSeparators(text: string): string {
  return curlApostrophes(text).replace(/ (?=[·-] )/g, '\u00A0');
}
