/**
 * A text query for `tsvector`s made of bare words: every word of one of the variants must be there, as the beginning
 * of a word or as one of its near misses. Empty when there is nothing to look for.
 */
export function wordQuery(
  variants: readonly (readonly string[])[],
  nearMisses: ReadonlyMap<string, readonly string[]>,
): string {
  return variants
    .filter((words) => words.length > 0)
    .map((words) => `(${words.map((word) => anyOf(word, nearMisses.get(word) ?? [])).join(' & ')})`)
    .join(' | ');
}

function anyOf(word: string, others: readonly string[]): string {
  return `(${[`${quoted(word)}:*`, ...others.map(quoted)].join(' | ')})`;
}

/** Words hold letters and digits only; the quotes keep a word like `or` from being anything else. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
}
