import * as texts from '#texts';
import { singularOf, whereIn, whereInHeading } from './name-words.ts';

/** Texts of cuisine and neighborhood pages. */
export interface ListingTexts {
  readonly heading: string;
  readonly aboutHeading: string;
  /** For the head. */
  readonly description: string;
  /** Shown without places. */
  readonly empty: string;
}

/**
 * Places of a cuisine as a noun: "Italian Restaurants", but "Crab Houses" if its record has a plural, and "Bars &
 * Restaurants" if its name is itself a noun. `count` selects singular or plural.
 */
export function cuisinePlaces(cuisine: string, count = 2, plural: string | null = null): string {
  if (plural !== null) return count === 1 ? singularOf(plural) : plural;
  if (!isNoun(cuisine)) return texts.cuisine.restaurants({ count, cuisine });
  return count === 1 ? cuisine : cuisine.replaceAll(/\b(bar|grill|café|lounge|pub|restaurant)\b/gi, '$1s');
}

function isNoun(cuisine: string): boolean {
  return /\brestaurants?$/i.test(cuisine);
}

/** `count`: the places in the page's grid (decisions §5). Without places there is no "Top 0". */
export function cuisineTexts(
  cuisine: string,
  count: number,
  plural: string | null = null,
): ListingTexts & { readonly subtitle: string } {
  /** A noun of its own doesn't get “restaurants” or “spots” appended: “the best crab houses near you”. */
  const isNamedByNoun = plural !== null || isNoun(cuisine);
  const places = cuisinePlaces(cuisine, count, plural);
  const inSentence = isNamedByNoun
    ? places.toLowerCase()
    : texts.cuisine.restaurantsInSentence({ count, cuisine });
  const empty = texts.cuisine.empty({ places: inSentence });
  return {
    heading: texts.cuisine.heading({ count, places }),
    aboutHeading: texts.cuisine.aboutHeading({ count, places }),
    subtitle: texts.cuisine.subtitle({
      places: isNamedByNoun
        ? cuisinePlaces(cuisine, 2, plural).toLowerCase()
        : texts.cuisine.spots({ cuisine }),
    }),
    description: count === 0 ? empty : texts.cuisine.description({ count, places: inSentence }),
    empty,
  };
}

/** `count` and `where`: as for cuisines, and where the neighborhood's record says it is ("at the Inner Harbor"). */
export function neighborhoodTexts(
  neighborhood: string,
  count: number,
  where: string | null = null,
): ListingTexts {
  const inHeading = whereInHeading(neighborhood, where);
  const inSentence = whereIn(neighborhood, where);
  const empty = texts.neighborhood.empty({ where: inSentence });
  return {
    heading: texts.neighborhood.heading({ count, where: inHeading }),
    aboutHeading: texts.neighborhood.aboutHeading({ where: inHeading }),
    description: count === 0 ? empty : texts.neighborhood.description({ count, where: inSentence }),
    empty,
  };
}
