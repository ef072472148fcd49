/** What people read of plain English prose. */
export const WORDS_PER_MINUTE = 200;

/** Whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}'’.-]*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** As stories say it (spec 2 §2). */
export function readTimeLabel(minutes: number): string {
  return `${minutes} minute read`;
}
