/** One page of every kind that the site has; the restaurants are named in the sample content for this. */
export const PAGES = [
  { name: 'home', path: '/' },
  { name: 'all cuisines', path: '/cuisines' },
  { name: 'a cuisine search without a match', path: '/cuisines?q=plaster' },
  { name: 'a large cuisine', path: '/cuisines/american' },
  { name: 'a cuisine with an awkward name', path: '/cuisines/bar-%26-restaurant' },
  { name: 'all neighborhoods', path: '/neighborhoods' },
  { name: 'a neighborhood', path: '/neighborhoods/fells-point' },
  { name: 'a neighborhood with a long name', path: '/neighborhoods/chinquapin-park---belvedere' },
  { name: 'a restaurant of which much is known', path: '/restaurants/10389' },
  { name: 'a restaurant of which nothing is known', path: '/restaurants/10001' },
  { name: 'a restaurant with a very long name', path: '/restaurants/10009' },
  { name: 'a closed restaurant', path: '/restaurants/10511' },
  { name: 'a restaurant closed for the time being', path: '/restaurants/10626' },
  { name: 'signing in', path: '/auth' },
  { name: 'saved places of nobody', path: '/saved' },
  { name: 'the questions', path: '/faq' },
  { name: 'about', path: '/about' },
  { name: 'the form of new restaurants', path: '/submit-restaurant' },
  { name: 'not found', path: '/no-such-page', isMissing: true },
] as const satisfies readonly { name: string; path: string; isMissing?: boolean }[];

export const MISSING_PATHS = PAGES.filter((page) => 'isMissing' in page).map(({ path }) => path);
