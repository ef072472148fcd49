import * as texts from '#texts';
import { capitalize } from './capitalize.ts';
import { curlApostrophes } from './characters.ts';

/** Words for a cuisine in sentences; `null` where its name works. */
export interface CuisineWords {
  /** Before a noun: "seafood" places. */
  readonly adjective: string | null;
  /** Replaces “{name} Restaurants” where that reads badly: "Crab Houses". */
  readonly plural: string | null;
  /** The food that people go out for: "steamed crabs". */
  readonly craving: string | null;
}

/** The same for a neighborhood. */
export interface NeighborhoodWords {
  /** "the Inner Harbor" */
  readonly called: string | null;
  /** "at the Inner Harbor" */
  readonly where: string | null;
}

export interface NameWords extends CuisineWords, NeighborhoodWords {}

export const NO_WORDS: NameWords = {
  adjective: null,
  plural: null,
  craving: null,
  called: null,
  where: null,
};

/** "in Canton", unless its record has another wording. */
export function whereIn(neighborhood: string, where: string | null = null): string {
  return curlApostrophes(where ?? texts.neighborhood.in({ neighborhood }));
}

const SHORT_PREPOSITION = /^(?:in|on|at|by)\s/;

/** The same in a headline, where "downtown" and "around" are capitalized but short prepositions aren't. */
export function whereInHeading(neighborhood: string, where: string | null = null): string {
  const text = whereIn(neighborhood, where);
  return SHORT_PREPOSITION.test(text) ? text : capitalize(text);
}

/** "Crab House" for "Crab Houses", "Bakery" for "Bakeries", "Sports Bar" for "Sports Bars", "Bar & Restaurant" for "Bars & Restaurants". */
export function singularOf(plural: string): string {
  return plural.replaceAll(/ies\b/g, 'y').replaceAll(/(?<=[^s])s(?= &|$)/g, '');
}
