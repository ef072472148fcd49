/** Keeps lines from starting with a separator. Names can contain one too: "Chinquapin Park - Belvedere". */
export function holdSeparators(text: string): string {
  return text.replace(/ (?=[·-] )/g, '\u00A0');
}
