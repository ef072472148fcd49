/** Average reading speed of plain English prose. */
export const WORDS_PER_MINUTE = 200;

/** Whole minutes, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
}

export function countWords(text: string): number {
  return text.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}'’.-]*/gu)?.length ?? 0;
}
