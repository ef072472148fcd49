import { slugPath } from './slugs.ts';

/**
 * Paths of pages that content links to: used by texts, redirects and feeds on the server, and by the site in
 * the browser.
 */

/** The Timonium guide has its own path (spec 2 §2). */
export const TIMONIUM_SLUG = 'timonium-restaurants';

/** The pages with one address each. No page of the editors can take one of these. */
export const PAGE_PATHS = {
  home: '/',
  auth: '/auth',
  /** Where a forgotten password is replaced; the link of the mail has a token behind `#`. */
  newPassword: '/auth/password',
  account: '/account',
  confirmEmail: '/account/email',
  cuisines: '/cuisines',
  neighborhoods: '/neighborhoods',
  localBusinesses: '/local-businesses',
  blog: '/blog',
  timonium: `/${TIMONIUM_SLUG}`,
  awards: '/awards',
  quiz: '/quiz',
  winDinner: '/win-dinner',
  unsubscribe: '/unsubscribe',
  /** What the worker shows for a page that it has not kept. */
  offline: '/offline',
  about: '/about',
  faq: '/faq',
  submitRestaurant: '/submit-restaurant',
  saved: '/saved',
  sitemap: '/sitemap',
  admin: '/admin',
  adminLogin: '/admin/login',
} as const;

export function restaurantPath(id: number): string {
  return `/restaurants/${id}`;
}

export function storyPath(slug: string): string {
  return `/local-businesses/${slugPath(slug)}`;
}

export function guidePath(slug: string): string {
  return slug === TIMONIUM_SLUG ? PAGE_PATHS.timonium : `/blog/${slugPath(slug)}`;
}

export function cuisinePath(name: string): string {
  return `/cuisines/${slugPath(name)}`;
}

export function neighborhoodPath(name: string): string {
  return `/neighborhoods/${slugPath(name)}`;
}

export function authorPath(slug: string): string {
  return `/authors/${slugPath(slug)}`;
}

/** A page that editors added. */
export function pagePath(slug: string): string {
  return `/${slugPath(slug)}`;
}

export function awardPath(slug: string): string {
  return `/awards/${slugPath(slug)}`;
}

/** The picture that winners embed: its URL stays the same when an editor changes the file. */
export function awardBadgePath(slug: string): string {
  return `/award-badges/${slugPath(slug)}`;
}
