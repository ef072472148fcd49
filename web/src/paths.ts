import {
  awardBadgePath,
  awardPath,
  guidePath,
  restaurantPath,
  storyPath,
  TIMONIUM_SLUG,
} from '#domain/page-paths';
import { slugPath } from '#domain/slugs';

/** Every address of the site, spelled once (spec 1 §2, decisions §2). */
export const paths = {
  home: '/',
  auth: '/auth',
  cuisines: '/cuisines',
  cuisine: (name: string) => `/cuisines/${slugPath(name)}`,
  neighborhoods: '/neighborhoods',
  neighborhood: (name: string) => `/neighborhoods/${slugPath(name)}`,
  restaurant: restaurantPath,
  localBusinesses: '/local-businesses',
  localBusiness: storyPath,
  blog: '/blog',
  guide: guidePath,
  awards: '/awards',
  award: awardPath,
  awardBadge: awardBadgePath,
  quiz: '/quiz',
  timonium: guidePath(TIMONIUM_SLUG),
  winDinner: '/win-dinner',
  about: '/about',
  faq: '/faq',
  submitRestaurant: '/submit-restaurant',
  saved: '/saved',
  sitemap: '/sitemap',
  sitemapXml: '/sitemap.xml',
  feedXml: '/feed.xml',
  coverSprite: (symbol: string) => `/covers.svg#${symbol}`,
  streetPicture: '/street.svg',
} as const;

/** True for the covers that the site draws itself, where a place has no picture of its own. */
export function isCoverPath(imageUrl: string): boolean {
  return imageUrl.startsWith('/covers/');
}

/** A path on this site: one slash, not the two that would name another host. */
export function isSameOriginPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}
