/** The tables of one index. A migration creates the live ones, a rebuild the shadow ones. */
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
/** The tables replaced by the last swap. */
export const PREVIOUS = tables('_previous');

/**
 * In the order in which a search reads them. A swap that locks them in another order could deadlock with a search.
 */
export const TABLE_KINDS = ['synonyms', 'documents'] as const;
