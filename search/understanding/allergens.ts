import { lengthOf, oneOf } from './amounts.ts';
import table from './words.json' with { type: 'json' };

const list = (food: string) => `${food}(?: (?:(?:and|or) )?${food})*`;
const FOODS = list(oneOf(table.allergens));
const ALLERGY = oneOf(table.allergy);
/** Of any food: "strawberry allergy". */
const ONE_FOOD = '(?!(?:an?|the|my|no|and|or|with|for|has|have|food|gluten|celiac) )[a-z]+';
const AWARE = '(?: (?:friendly|safe|free|aware))';
const ALLERGENS = new RegExp(
  `^(?:(?:severe|serious|bad) )?(?:${FOODS} (?:free|safe)|${FOODS} ${ALLERGY}${AWARE}?|${ALLERGY} to (?:${FOODS}|[a-z]+)|${ALLERGY}${AWARE}?|${ONE_FOOD} ${oneOf(table.allergyNouns)}(?!${AWARE}))(?= |$)`,
);

const ONLY_FOODS = new RegExp(`^${FOODS}$`);

/** Whether all of them are allergens. */
export function areAllergens(words: readonly string[]): boolean {
  return ONLY_FOODS.test(words.join(' '));
}

/** The number of words at the start that speak of allergens: "nut free", "shellfish allergy", "allergic to eggs or soy". */
export function allergensAt(words: readonly string[]): number {
  const [taken] = ALLERGENS.exec(words.slice(0, 10).join(' ')) ?? [];
  return taken === undefined ? 0 : lengthOf(taken);
}
