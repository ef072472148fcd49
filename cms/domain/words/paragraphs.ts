/** Splits a text into paragraphs at blank lines. */
export function paragraphsOf(text: string | null): string[] {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
    .filter((paragraph) => paragraph !== '');
}
