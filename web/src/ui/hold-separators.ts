/** No line of the text begins with a separator: "Chinquapin Park - Belvedere" has one of its own. */
export function holdSeparators(text: string): string {
  return text.replace(/ (?=[·-] )/g, '\u00A0');
}
