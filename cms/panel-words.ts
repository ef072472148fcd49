/** What Payload says in its lists and pages, as we would say it. */
export const PANEL_WORDS = {
  // In the cell of a checkbox, where Payload writes them small.
  true: 'Yes',
  false: 'No',
  or: 'or',
  untitled: 'No name yet',
  updatedAt: 'Last changed',
  lastModified: 'Last changed',
  dashboard: 'Your work',
  backToDashboard: 'Back to your work',
  createdAt: 'Created',
  payloadSettings: 'Your settings',
  sorryNotFound: 'There’s no page at this address.',
  noLabel: 'None',
  noResultsFound: 'Nothing to show.',
  noResultsDescription: 'This list is empty, or nothing in it matches your search and filters.',
} as const;

/** To somebody who is signed in, and for whom a page is not. */
export const PANEL_ERRORS = {
  unauthorized: 'This page isn’t open to you.',
  notAllowedToAccessPage:
    'Nobody with your role works here. Go back, or log out and sign in as somebody else.',
} as const;
