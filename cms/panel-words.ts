/** What Payload says in its lists and pages, as we would say it. */
export const PANEL_WORDS = {
  // In the cell of a checkbox, where Payload writes them small.
  true: 'Yes',
  false: 'No',
  or: 'or',
  untitled: 'No name yet',
  updatedAt: 'Last changed',
  createdAt: 'Created',
  payloadSettings: 'Your settings',
  sorryNotFound: 'There’s no page at this address.',
  noLabel: 'No {{label}}',
  noResultsFound: 'Nothing to show.',
  noResultsDescription: 'This list is empty, or nothing in it matches your search and filters.',
} as const;
