import { region } from '#city';
import { pageTitle, placeCountLabel } from './headings.ts';
import { singularOf, whereIn, whereInHeading } from './name-words.ts';

/** Texts of cuisine and neighborhood pages, separate from `headings.ts`, which every page loads. */

/**
 * Places of a cuisine as a noun: "Italian Restaurants", but "Crab Houses" if its record has a plural, and "Bars &
 * Restaurants" if its name is itself a noun. `count` selects singular or plural.
 */
export function cuisinePlaces(cuisine: string, count = 2, plural: string | null = null): string {
  if (plural !== null) return count === 1 ? singularOf(plural) : plural;
  if (!isNoun(cuisine)) return `${cuisine} ${count === 1 ? 'Restaurant' : 'Restaurants'}`;
  return count === 1 ? cuisine : cuisine.replaceAll(/\b(bar|grill|café|lounge|pub|restaurant)\b/gi, '$1s');
}

function isNoun(cuisine: string): boolean {
  return /\brestaurants?$/i.test(cuisine);
}

/** Whether its places have their own noun, without “restaurants” or “spots” after the cuisine. */
function isNamedByNoun(cuisine: string, plural: string | null): boolean {
  return plural !== null || isNoun(cuisine);
}

/** `n`: the places in the page's grid (decisions §5). Without places there is no "Top 0". */
export function cuisineHeading(n: number, cuisine: string, plural: string | null = null): string {
  return `${topOf(n)}Best ${cuisinePlaces(cuisine, n, plural)} in ${region.name}`;
}

const topOf = (n: number): string => (n === 0 ? '' : `Top ${n} `);

/** A noun doesn't get “spots” appended: “the best crab houses near you”. */
export function cuisineSubtitle(cuisine: string, plural: string | null = null): string {
  const places = isNamedByNoun(cuisine, plural)
    ? cuisinePlaces(cuisine, 2, plural).toLowerCase()
    : `${cuisine} spots`;
  return `Discover the best ${places} near you`;
}

export function cuisineAboutHeading(n: number, cuisine: string, plural: string | null = null): string {
  return `About ${topOf(n)}${cuisinePlaces(cuisine, n, plural)} in ${region.name}`;
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
  if (n === 0) return cuisineEmptyText(cuisine, plural);
  const places = `${n} ${placesInSentence(cuisine, n, plural)} in and around ${region.name}`;
  return n === 1
    ? `We list ${places}. Here’s what to know before you go.`
    : `${places}, highest rated first, with prices and addresses.`;
}

/** "Asian Fusion restaurants" for "Asian Fusion Restaurants", "crab houses" for "Crab Houses". */
function placesInSentence(cuisine: string, n: number, plural: string | null): string {
  const places = cuisinePlaces(cuisine, n, plural);
  if (isNamedByNoun(cuisine, plural)) return places.toLowerCase();
  return cuisine + places.slice(cuisine.length).toLowerCase();
}

export function cuisineEmptyText(cuisine: string, plural: string | null = null): string {
  return isNamedByNoun(cuisine, plural)
    ? `No ${cuisinePlaces(cuisine, 0, plural).toLowerCase()} found.`
    : `No ${cuisine} restaurants found.`;
}

export function cuisineSearchEmptyText(term: string): string {
  return `No cuisines found matching "${term}"`;
}

/** `n`: the places in the page's grid (decisions §5). */
export function neighborhoodHeading(n: number, neighborhood: string, where: string | null = null): string {
  return `${topOf(n)}Best ${n === 1 ? 'Restaurant' : 'Restaurants'} ${whereInHeading(neighborhood, where)}`;
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
  if (n === 0) return neighborhoodEmptyText(neighborhood, where);
  const what = n === 1 ? 'and what to know before you go' : 'highest rated first, with prices and addresses';
  return `Where to eat ${whereIn(neighborhood, where)}: ${placeCountLabel(n)}, ${what}.`;
}

export function neighborhoodEmptyText(neighborhood: string, where: string | null = null): string {
  return `No restaurants found ${whereIn(neighborhood, where)}.`;
}

export function neighborhoodSearchEmptyText(term: string): string {
  return `No neighborhoods found matching "${term}"`;
}

/** The title of a later page of a list. */
export function onPage(title: string, page: number): string {
  return page === 1 ? title : `${title} (page ${page})`;
}
