import { paths } from './paths.ts';

interface PageRow {
  readonly path: string;
  /** Its folder in `pages`, whose `<name>-route.tsx` exports `route`. */
  readonly name: string;
  /** A list that the page refetches itself when only the query changes. */
  readonly isList?: true;
  /** Its link at the foot of every page. */
  readonly footer?: string;
  /** Its link under "More to Read" on the sitemap page. */
  readonly moreToRead?: string;
  /** In `sitemap.xml`, changed when these were; `nothing` that is known. */
  readonly changesWith?: 'places' | 'home' | 'stories' | 'guides' | 'nothing';
}

/**
 * The pages of spec 1 §2 and spec 2 §2, but for the home page. Routes, footer, sitemap page and `sitemap.xml` follow from
 * it. Links keep this order; the router prefers the more specific path.
 */
export const PAGES: readonly PageRow[] = [
  { path: paths.cuisines, name: 'cuisines', changesWith: 'places' },
  { path: '/cuisines/:slug', name: 'cuisine', isList: true },
  { path: paths.neighborhoods, name: 'neighborhoods', changesWith: 'places' },
  { path: '/neighborhoods/:slug', name: 'neighborhood', isList: true },
  { path: '/restaurants/:id', name: 'restaurant' },
  {
    path: paths.localBusinesses,
    name: 'stories',
    moreToRead: 'Local Business Stories',
    changesWith: 'stories',
  },
  { path: '/local-businesses/:slug', name: 'story' },
  { path: paths.quiz, name: 'quiz', moreToRead: 'Restaurant Quiz', changesWith: 'places' },
  { path: paths.timonium, name: 'timonium', moreToRead: 'Restaurants in Timonium' },
  { path: paths.about, name: 'about', footer: 'About', moreToRead: 'About', changesWith: 'nothing' },
  { path: paths.faq, name: 'faq', footer: 'FAQ', changesWith: 'home' },
  { path: paths.submitRestaurant, name: 'submit-restaurant', changesWith: 'nothing' },
  { path: paths.blog, name: 'guides', changesWith: 'guides' },
  { path: '/blog/:slug', name: 'guide' },
  // Not the badge pages below it: they are for those who know the address (spec 2 §6).
  { path: paths.awards, name: 'awards', changesWith: 'nothing' },
  { path: '/awards/:slug', name: 'award' },
  { path: paths.winDinner, name: 'win-dinner', changesWith: 'nothing' },
  { path: paths.sitemap, name: 'sitemap', changesWith: 'guides' },
  { path: paths.auth, name: 'auth' },
  { path: paths.newPassword, name: 'new-password' },
  { path: paths.account, name: 'account' },
  { path: paths.confirmEmail, name: 'confirm-email' },
  { path: paths.saved, name: 'saved' },
  { path: '/saved/:token', name: 'shared-list' },
  { path: paths.offline, name: 'offline' },
  { path: paths.unsubscribe, name: 'unsubscribe' },
  { path: paths.adminLogin, name: 'admin-login' },
  { path: paths.admin, name: 'admin' },
  { path: '/authors/:slug', name: 'author' },
  { path: '/:slug', name: 'page' },
];
