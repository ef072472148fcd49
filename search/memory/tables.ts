/** The tables of one index; a migration makes those that serve, a rebuild those of its shadow. */
export interface IndexTables {
  readonly documents: string;
  readonly synonyms: string;
}

function tables(suffix: string): IndexTables {
  return {
    documents: `search_documents${suffix}`,
    synonyms: `search_synonyms${suffix}`,
  };
}

export const SERVING = tables('');
export const SHADOW = tables('_next');
/** What the last swap put away. */
export const PREVIOUS = tables('_previous');

/**
 * In the order in which a search reads them: a swap that locks them in another order could wait for a search that
 * waits for the swap.
 */
export const TABLE_KINDS = ['synonyms', 'documents'] as const;
