/** The states of an import, as staff read them. */
export const BATCH_STATES = {
  planning: 'Planning',
  planned: 'Planned',
  committing: 'Committing',
  committed: 'Committed',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
} as const;
