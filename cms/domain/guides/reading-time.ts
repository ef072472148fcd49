/** Average reading speed of plain English prose. */
export const WORDS_PER_MINUTE = 200;

/** In whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}'’.-]*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** The wording on stories (spec 2 §2). */
export function readTimeLabel(minutes: number): string {
  return `${minutes} minute read`;
}
