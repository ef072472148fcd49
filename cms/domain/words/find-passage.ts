/** A point in one of several stretches of text. */
export interface PassagePoint {
  readonly stretch: number;
  readonly offset: number;
}

export interface Passage {
  readonly from: PassagePoint;
  /** After the last letter. */
  readonly to: PassagePoint;
}

/**
 * Finds a quoted passage in a text that is rendered in several stretches. Ignores whitespace, because a selection has
 * line breaks between paragraphs that the stretches don't have.
 */
export function findPassage(stretches: readonly string[], quote: string): Passage | null {
  const wanted = quote.replace(/\s+/g, '');
  const points: PassagePoint[] = [];
  let letters = '';
  stretches.forEach((text, stretch) => {
    for (let offset = 0; offset < text.length; offset += 1) {
      const letter = text.charAt(offset);
      if (/\s/.test(letter)) continue;
      letters += letter;
      points.push({ stretch, offset });
    }
  });
  const at = wanted === '' ? -1 : letters.indexOf(wanted);
  const [from, last] = [points[at], points[at + wanted.length - 1]];
  return from && last ? { from, to: { ...last, offset: last.offset + 1 } } : null;
}
