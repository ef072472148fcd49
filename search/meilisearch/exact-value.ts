import { createHash } from 'node:crypto';

/** Meilisearch ignores case, width and whitespace in filter values. */
const SEPARATOR = '\u001F';

/** Appends a hash to the value, so that "BBQ" and "Bbq" are counted separately. */
export function markValue(value: string): string {
  const mark = createHash('sha256').update(value).digest('hex').slice(0, 8);
  return `${value}${SEPARATOR}${mark}`;
}

export function unmarkValue(marked: string): string {
  return marked.slice(0, marked.lastIndexOf(SEPARATOR));
}
