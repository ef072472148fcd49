import { createHash } from 'node:crypto';

/** Meilisearch takes values of a filter for the same when they differ in case, width or blanks only. */
const SEPARATOR = '\u001F';

/** The value with a mark that differs as soon as one letter does, so that "BBQ" and "Bbq" are counted apart. */
export function markValue(value: string): string {
  const mark = createHash('sha256').update(value).digest('hex').slice(0, 8);
  return `${value}${SEPARATOR}${mark}`;
}

export function unmarkValue(marked: string): string {
  return marked.slice(0, marked.lastIndexOf(SEPARATOR));
}
