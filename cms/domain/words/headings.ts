import { singularOf, whereIn, whereInHeading } from './name-words.ts';

/**
 * The directory pages' texts: headings, titles and empty states are exact texts of spec 1 §2; the meta
 * descriptions, which it leaves open, are our own.
 */

export const ALL_CUISINES_HEADING = 'All Cuisines in Baltimore';
export const ALL_CUISINES_SUBTITLE = 'Browse restaurants by cuisine type, sorted alphabetically';
export const ALL_NEIGHBORHOODS_HEADING = 'All Baltimore Neighborhoods';
export const NEWS_HEADING = 'Local Business News';
export const FAQ_HEADING = 'Frequently Asked Questions';
export const NOT_YET_RATED = 'Not yet rated';

/** A document title: the page, then the site. */
export function pageTitle(heading: string, siteName: string): string {
  return `${heading} - ${siteName}`;
}

/** `count`: all listed places (decisions §5). */
export function homeHeading(count: number): string {
  return `Top ${count} ${count === 1 ? 'Restaurant' : 'Restaurants'} in Baltimore`;
}

export function homeDescription(count: number): string {
  return `Find where to eat in Baltimore: ${placeCountLabel(count)} by cuisine and neighborhood, with ratings, addresses and opening hours.`;
}

/**
 * Places of a cuisine as a noun: "Italian Restaurants", but "Crab Houses" where its record says so, and "Bars &
 * Restaurants" where its name is the noun itself. `count` decides the number.
 */
export function cuisinePlaces(cuisine: string, count = 2, plural: string | null = null): string {
  if (plural !== null) return count === 1 ? singularOf(plural) : plural;
  if (!isNoun(cuisine)) return `${cuisine} ${count === 1 ? 'Restaurant' : 'Restaurants'}`;
  return count === 1 ? cuisine : cuisine.replaceAll(/\b(bar|grill|café|lounge|pub|restaurant)\b/gi, '$1s');
}

function isNoun(cuisine: string): boolean {
  return /\brestaurants?$/i.test(cuisine);
}

/** `n`: the places in the page's grid (decisions §5). */
export function cuisineHeading(n: number, cuisine: string, plural: string | null = null): string {
  return `Top ${n} Best ${cuisinePlaces(cuisine, n, plural)} in Baltimore`;
}

export function cuisineSubtitle(cuisine: string): string {
  return `Discover the best ${cuisine} spots near you`;
}

export function cuisineAboutHeading(n: number, cuisine: string, plural: string | null = null): string {
  return `About Top ${n} ${cuisinePlaces(cuisine, n, plural)} in Baltimore`;
}

export function cuisineTitle(
  n: number,
  cuisine: string,
  siteName: string,
  plural: string | null = null,
): string {
  return pageTitle(cuisineHeading(n, cuisine, plural), siteName);
}

export function cuisineDescription(n: number, cuisine: string, plural: string | null = null): string {
  return `${cuisinePlaces(cuisine, n, plural)} in Baltimore, best rated first: ${n} in all, with reviews, addresses and phone numbers.`;
}

export function cuisineEmptyText(cuisine: string, plural: string | null = null): string {
  return plural !== null || isNoun(cuisine)
    ? `No ${cuisinePlaces(cuisine, 0, plural).toLowerCase()} found.`
    : `No ${cuisine} restaurants found.`;
}

export function cuisineSearchEmptyText(term: string): string {
  return `No cuisines found matching "${term}"`;
}

/** `n`: the places in the page's grid (decisions §5). */
export function neighborhoodHeading(n: number, neighborhood: string, where: string | null = null): string {
  return `Top ${n} Best ${n === 1 ? 'Restaurant' : 'Restaurants'} ${whereInHeading(neighborhood, where)}`;
}

export function neighborhoodAboutHeading(neighborhood: string, where: string | null = null): string {
  return `About Restaurants ${whereInHeading(neighborhood, where)}`;
}

export function neighborhoodTitle(
  n: number,
  neighborhood: string,
  siteName: string,
  where: string | null = null,
): string {
  return pageTitle(neighborhoodHeading(n, neighborhood, where), siteName);
}

export function neighborhoodDescription(
  n: number,
  neighborhood: string,
  where: string | null = null,
): string {
  return `Where to eat ${whereIn(neighborhood, where)}: ${placeCountLabel(n)} in and around Baltimore, best rated first, with reviews, addresses and phone numbers.`;
}

export function neighborhoodEmptyText(neighborhood: string, where: string | null = null): string {
  return `No restaurants found ${whereIn(neighborhood, where)}.`;
}

export function neighborhoodSearchEmptyText(term: string): string {
  return `No neighborhoods found matching "${term}"`;
}

/** The count on cuisine and neighborhood cards. Only a count of one deviates from the spec's text. */
export function placeCountLabel(count: number): string {
  return count === 1 ? '1 restaurant' : `${count} restaurants`;
}

/** The distance on a card, with one decimal. */
export function distanceLabel(miles: number): string {
  return `${miles.toFixed(1)} miles away`;
}

/** The title of a later page of a list. */
export function onPage(title: string, page: number): string {
  return page === 1 ? title : `${title} (page ${page})`;
}
