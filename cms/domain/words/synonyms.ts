/** A search for `term` also finds `meaning`. One-way. */
export interface Synonym {
  readonly term: string;
  readonly meaning: string;
}

/** What the listing rules store: several terms, separated by commas or line breaks, of one meaning. */
export interface SynonymRow {
  readonly terms: string;
  readonly meaning: string;
}

/** One synonym for each term. */
export function splitSynonyms(rows: readonly SynonymRow[]): Synonym[] {
  return rows.flatMap(({ terms, meaning }) =>
    splitTerms(terms).map((term) => ({ term, meaning: meaning.trim() })),
  );
}

/**
 * Adds a synonym to the row of its meaning, or as a row of its own; null if it is there already. A comma in the term
 * becomes a space, which search reads alike.
 */
export function withSynonym<Row extends SynonymRow>(
  rows: readonly Row[],
  { term, meaning }: Synonym,
): (Row | SynonymRow)[] | null {
  const terms = splitTerms(term).join(' ');
  if (splitSynonyms(rows).some((known) => known.term === terms && known.meaning === meaning)) return null;
  const known = rows.find((row) => row.meaning === meaning);
  if (!known) return [...rows, { terms, meaning }];
  return rows.map((row) => (row === known ? { ...row, terms: `${row.terms}, ${terms}` } : row));
}

function splitTerms(terms: string): string[] {
  return terms
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');
}
