import { foldText } from '../words/characters.ts';
import { CHOICES, type MealType } from './answers.ts';

/** How well a place suits a meal; more is better. `NEVER` is excluded while there are alternatives. */
export const FIT = { NEVER: 0, UNKNOWN: 1, BY_TEXT: 2, BY_CATEGORY: 3 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

interface Described {
  readonly name: string;
  readonly description: string;
  readonly category: string;
}

// Spec 2 §4. Texts are folded first: "Café" is "cafe". Bars match whole words only, not "barbecue" or
// "public".
const MORNING = /\b(?:breakfast|brunch|cafe|coffee)/;
const CAFE = /\b(?:cafe|coffee)/;
const BAR =
  /(?<!\b(?:juice|salad|coffee|poke|snack|candy|oyster) )\bbars?\b|\b(?:pubs?|brewpubs?|taverns?|lounges?|brewer(?:y|ies)|taprooms?|taphouses?|saloons?|speakeas(?:y|ies)|cocktails?)\b/;
const NO_LUNCH_CATEGORY = /\b(?:breakfast|cafe|coffee|lounge)/;
const NO_LUNCH_TEXT = /\b(?:cafe|coffee|lounge|late[- ]night only)/;

/** The category decides; name and description only when it is inconclusive (decisions §7). */
export function mealFit(place: Described, meal: MealType): Fit {
  const category = foldText(place.category);
  const text = foldText(`${place.name}\n${place.description}`);
  switch (meal) {
    case 'breakfast':
    case 'brunch':
      if (MORNING.test(category)) return FIT.BY_CATEGORY;
      return MORNING.test(text) ? FIT.BY_TEXT : FIT.UNKNOWN;
    case 'happyHour':
    case 'cocktails':
      if (BAR.test(category)) return FIT.BY_CATEGORY;
      if (CAFE.test(category) || CAFE.test(text)) return FIT.NEVER;
      return BAR.test(text) ? FIT.BY_TEXT : FIT.UNKNOWN;
    case 'lunch':
      return NO_LUNCH_CATEGORY.test(category) || NO_LUNCH_TEXT.test(text) ? FIT.NEVER : FIT.BY_CATEGORY;
    case 'dinner':
      return FIT.BY_CATEGORY;
  }
}

export type MealFits = Readonly<Record<MealType, Fit>>;

export function mealFits(place: Described): MealFits {
  const fits = CHOICES.mealType.map((meal) => [meal, mealFit(place, meal)] as const);
  // There is one entry per meal, which the type of `fromEntries` doesn't express.
  return Object.fromEntries(fits) as MealFits;
}

/** The places that suit a meal, in order; all of them when none does (spec 2 §4). */
export function filterByMeal<Place extends { readonly fits: MealFits }>(
  places: readonly Place[],
  meal: MealType | null,
): readonly Place[] {
  if (meal === null || meal === 'dinner') return places;
  const fitting = places.filter(({ fits }) => fits[meal] >= FIT.BY_TEXT);
  if (fitting.length > 0) return fitting;
  const possible = places.filter(({ fits }) => fits[meal] !== FIT.NEVER);
  return possible.length > 0 ? possible : places;
}
