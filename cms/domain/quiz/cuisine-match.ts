import { foldText } from '../words/characters.ts';
import type { RelatedCuisines } from './settings.ts';

interface Categorized {
  readonly categoryText: string;
}

/** The preset for drinks: whole words ("Wine Bar", "bars"), not "Barbecue" (decisions §7). */
const BAR = /\bbars?\b/;
const NO_DRINKS = /\b(?:juice|salad|coffee|poke) bar\b/;

export type MatchesCuisine = (place: Categorized) => boolean;

/** Whether a category matches a cuisine: by substring, except for the preset "Bar". */
export function cuisineMatcher(cuisine: string): MatchesCuisine {
  const wanted = foldText(cuisine);
  return wanted === 'bar'
    ? ({ categoryText }) => BAR.test(categoryText) && !NO_DRINKS.test(categoryText)
    : ({ categoryText }) => categoryText.includes(wanted);
}

/** Whether a category matches a related cuisine (spec 2 §4) but not the wanted one. */
export function relatedMatcher(cuisine: string, table: readonly RelatedCuisines[]): MatchesCuisine {
  const isWanted = cuisineMatcher(cuisine);
  const row = table.find((other) => foldText(other.cuisine) === foldText(cuisine));
  const others = (row?.related ?? []).map(cuisineMatcher);
  return (place) => !isWanted(place) && others.some((isOther) => isOther(place));
}
