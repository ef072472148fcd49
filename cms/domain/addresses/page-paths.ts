import * as texts from '#texts';
import { slugPath } from './slugs.ts';

/**
 * Paths of pages that content links to: used by texts, redirects and feeds on the server, and by the site in
 * the browser.
 */

/** The guide to a whole area has its own path (spec 2 §2, Timonium). */
export const AREA_GUIDE_SLUG = texts.area.slug();

export function restaurantPath(id: number): string {
  return `/restaurants/${id}`;
}

export function storyPath(slug: string): string {
  return `/local-businesses/${slugPath(slug)}`;
}

export function guidePath(slug: string): string {
  return slug === AREA_GUIDE_SLUG ? `/${AREA_GUIDE_SLUG}` : `/blog/${slugPath(slug)}`;
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

/** An issue of the newsletter. */
export function issuePath(slug: string): string {
  return `/newsletter/${slugPath(slug)}`;
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
