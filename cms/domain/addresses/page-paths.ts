import { slugPath } from './slugs.ts';

/**
 * Where the pages stand that content links to: texts, redirects and feeds spell these addresses on the server,
 * the site in the browser.
 */

/** The guide to Timonium has an address of its own (spec 2 §2). */
export const TIMONIUM_SLUG = 'timonium-restaurants';

export function restaurantPath(id: number): string {
  return `/restaurants/${id}`;
}

export function storyPath(slug: string): string {
  return `/local-businesses/${slugPath(slug)}`;
}

export function guidePath(slug: string): string {
  return slug === TIMONIUM_SLUG ? `/${TIMONIUM_SLUG}` : `/blog/${slugPath(slug)}`;
}

export function awardPath(slug: string): string {
  return `/awards/${slugPath(slug)}`;
}

/** The picture that winners embed: it keeps its address when an editor changes the file. */
export function awardBadgePath(slug: string): string {
  return `/award-badges/${slugPath(slug)}`;
}
