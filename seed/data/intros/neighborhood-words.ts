interface NeighborhoodWords {
  readonly called: string;
  readonly located: string;
}

/** Neighborhoods that need more than their name in a sentence, or a preposition other than “in.” */
export const NEIGHBORHOOD_WORDS: ReadonlyMap<string, NeighborhoodWords> = new Map([
  ['Inner Harbor', { called: 'the Inner Harbor', located: 'at the Inner Harbor' }],
  ['Downtown', { called: 'downtown', located: 'downtown' }],
  ['Hollins Market', { called: 'Hollins Market', located: 'around Hollins Market' }],
  ['Patterson Park', { called: 'Patterson Park', located: 'around Patterson Park' }],
  ['Union Square', { called: 'Union Square', located: 'around Union Square' }],
  ['Loyola/Notre Dame', { called: 'Loyola and Notre Dame', located: 'around Loyola and Notre Dame' }],
  [
    'Chinquapin Park - Belvedere',
    { called: 'Chinquapin Park and Belvedere', located: 'around Chinquapin Park and Belvedere' },
  ],
  ['Cross Keys', { called: 'Cross Keys', located: 'at Cross Keys' }],
]);
