import { region } from '#city';

/**
 * The directory pages' texts: headings, titles and empty states are exact texts of spec 1 §2; the meta
 * descriptions, which it leaves open, are our own.
 */

export const ALL_CUISINES_HEADING = `All Cuisines in ${region.name}`;
export const ALL_CUISINES_SUBTITLE = 'Browse restaurants by cuisine type, sorted alphabetically';
export const ALL_NEIGHBORHOODS_HEADING = `All ${region.name} Neighborhoods`;
export const NEWS_HEADING = 'Local Business News';
export const FAQ_HEADING = 'Frequently Asked Questions';
export const NOT_YET_RATED = 'Not yet rated';

/** A document title: the page, followed by the site. */
export function pageTitle(heading: string, siteName: string): string {
  return `${heading} - ${siteName}`;
}

/** `count`: all listed places (decisions §5). Without places there is no "Top 0". */
export function homeHeading(count: number): string {
  if (count === 0) return `Restaurants in ${region.name}`;
  return `Top ${count} ${count === 1 ? 'Restaurant' : 'Restaurants'} in ${region.name}`;
}

/** The count on cuisine and neighborhood cards. Differs from the spec's text only for one. */
export function placeCountLabel(count: number): string {
  return count === 1 ? '1 restaurant' : `${count} restaurants`;
}
