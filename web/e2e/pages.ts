/** Every kind of page on the site, and variants of them; the sample content lists the restaurants for this. */
export const PAGES = [
  { name: 'home', path: '/' },
  { name: 'all cuisines', path: '/cuisines' },
  { name: 'a cuisine search without a match', path: '/cuisines?q=plaster', isVariant: true },
  { name: 'a cuisine', path: '/cuisines/pizza' },
  { name: 'a large cuisine', path: '/cuisines/american', isVariant: true },
  { name: 'a cuisine with an awkward name', path: '/cuisines/bar-%26-restaurant', isVariant: true },
  { name: 'all neighborhoods', path: '/neighborhoods' },
  { name: 'a neighborhood', path: '/neighborhoods/hampden' },
  { name: 'a large neighborhood', path: '/neighborhoods/fells-point', isVariant: true },
  {
    name: 'a neighborhood with a long name',
    path: '/neighborhoods/chinquapin-park---belvedere',
    isVariant: true,
  },
  { name: 'a well-described restaurant', path: '/restaurants/10389' },
  { name: 'a restaurant without details', path: '/restaurants/10001', isVariant: true },
  { name: 'a restaurant with a very long name', path: '/restaurants/10009', isVariant: true },
  { name: 'a closed restaurant', path: '/restaurants/10511' },
  { name: 'a temporarily closed restaurant', path: '/restaurants/10626', isVariant: true },
  { name: 'signing in', path: '/auth' },
  { name: 'a forgotten password', path: '/auth/password', isVariant: true },
  { name: 'confirming an address', path: '/account/email#made-up', isVariant: true },
  { name: 'the account when signed out', path: '/account', isVariant: true },
  { name: 'saved places when signed out', path: '/saved' },
  { name: 'the FAQ', path: '/faq' },
  { name: 'about', path: '/about' },
  { name: 'an author', path: '/authors/nell-okafor' },
  { name: 'an editors’ page', path: '/privacy' },
  { name: 'the form for new restaurants', path: '/submit-restaurant' },
  { name: 'all stories', path: '/local-businesses' },
  { name: 'a story', path: '/local-businesses/sotto-sopra-mount-vernon-italian-gem' },
  { name: 'all guides', path: '/blog' },
  { name: 'a neighborhood guide', path: '/blog/fells-point-restaurant-guide' },
  { name: 'a cuisine guide', path: '/blog/best-italian-restaurants-baltimore', isVariant: true },
  { name: 'a collection guide with a note', path: '/blog/most-romantic-restaurants' },
  { name: 'the Timonium guide', path: '/timonium-restaurants' },
  { name: 'awards', path: '/awards' },
  { name: 'a badge page', path: '/awards/red-emmas' },
  { name: 'a short badge page', path: '/awards/empanada-lady', isVariant: true },
  { name: 'the giveaway', path: '/win-dinner' },
  { name: 'unsubscribing', path: '/unsubscribe?token=1.made-up' },
  { name: 'the quiz', path: '/quiz' },
  {
    name: 'the results of the quiz',
    path: '/quiz?mealType=dinner&vibe=romantic&cuisine=Italian&step=results',
  },
  { name: 'the sitemap page', path: '/sitemap' },
  { name: 'an unknown guide', path: '/blog/no-such-guide', isMissing: true, isVariant: true },
  { name: 'an unknown story', path: '/local-businesses/no-such-story', isMissing: true, isVariant: true },
  { name: 'not found', path: '/no-such-page', isMissing: true },
] as const satisfies readonly { name: string; path: string; isMissing?: boolean; isVariant?: boolean }[];

export const MISSING_PATHS = PAGES.filter((page) => 'isMissing' in page).map(({ path }) => path);

/** The pages of the sweep: one of each kind, or all of them with SWEEP=all (`npm run test:sweep`). */
export const SWEPT = PAGES.filter((page) => process.env.SWEEP === 'all' || !('isVariant' in page));

/** The pages opened with an ad blocker: those with ads, and one without. */
export const FILTERED = SWEPT.filter(
  ({ path }) => process.env.SWEEP === 'all' || ['/', '/cuisines', '/restaurants/10389'].includes(path),
);
