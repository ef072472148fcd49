import { site } from '#city';
import { PAGE_PATHS, pathOf } from '#domain/addresses/site-pages';
import type { Coordinates } from '#domain/places/distance';
import { slugPath } from '#domain/addresses/slugs';

/** Every address of the site, defined once (spec 1 §2, decisions §2). */
export const paths = {
  ...PAGE_PATHS,
  ...pathOf,
  /** The large map, showing a mile around a place. */
  mapAround: ({ latitude, longitude }: Coordinates) => {
    const corners = [longitude - 0.012, latitude - 0.008, longitude + 0.012, latitude + 0.008];
    return `/?area=${corners.map((degrees) => degrees.toFixed(4)).join()}&view=map`;
  },
  /** Returns to the page after sign-in. */
  authThen: (next: string) => (next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`),
  /** The picture that winners embed: its address stays the same when an editor changes the file. */
  awardBadge: (slug: string) => `/award-badges/${slugPath(slug)}`,
  rankingMethod: '/about#ranking',
  /** In the CMS panel; the site only links to it. */
  desk: '/cms',
  importDesk: '/cms/imports',
  sitemapXml: '/sitemap.xml',
  feedXml: '/feed.xml',
  newsletterFeed: '/newsletter/feed.xml',
  /** The preview picture of a shared link. */
  sharePicture: (page: 'site' | 'quiz') => `/share/${page}.png`,
  sharePictureOf: (
    kind: 'restaurants' | 'cuisines' | 'neighborhoods' | 'guides' | 'stories' | 'newsletter',
    name: string | number,
  ) => `/share/${kind}/${slugPath(String(name))}.png`,
  sharePictureOfList: (token: string) => `/share/lists/${token}.png`,
  coverSprite: (symbol: string) => `/covers.svg#${symbol}`,
  /** A door and a window of the city. */
  stoop: '/stoop.svg',
  emblem: `/covers.svg#${site.emblem}`,
  citySheet: (symbol: string) => `/city.svg#${symbol}`,
} as const;

/** True for covers drawn by the site, used when a place has no picture. */
export function isCoverPath(imageUrl: string): boolean {
  return imageUrl.startsWith('/covers/');
}

/** True for a path on this site. Must start with a single slash: browsers read two as another host. */
export function isSameOriginPath(url: string): boolean {
  // Browsers strip tabs and line breaks, and treat a backslash as a slash.
  return /^\/(?![/\\])[^\p{Cc}]*$/u.test(url) && !/^[^?#]*(\/\/|\\)/.test(url);
}
