/** The tables of one index; a migration makes those that serve, a rebuild those of its shadow. */
export interface IndexTables {
  readonly documents: string;
  readonly words: string;
  readonly synonyms: string;
  /** Counts of everything there is. */
  readonly facets: string;
}

function tables(suffix: string): IndexTables {
  return {
    documents: `search_documents${suffix}`,
    words: `search_words${suffix}`,
    synonyms: `search_synonyms${suffix}`,
    facets: `search_facets${suffix}`,
  };
}

export const SERVING = tables('');
export const SHADOW = tables('_next');
/** What the last swap put away. */
export const PREVIOUS = tables('_previous');

export const TABLE_KINDS = ['documents', 'words', 'synonyms', 'facets'] as const;
