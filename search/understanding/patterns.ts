import type { Meaning } from './phrases.ts';
import table from './words.json' with { type: 'json' };

export const PRICES = ['$', '$$', '$$$', '$$$$'];

/** A number that says something, at the start of some words. A party that any place has room for has no meaning. */
interface Amount {
  readonly meaning: Meaning | null;
  readonly length: number;
}

/** Of all prices but the last, dollars a person. */
const LIMITS = [25, 50, 100];

export const oneOf = (list: string) => `(?:${list.split(', ').join('|')})`;
export const lengthOf = (words: string) => words.trim().split(' ').length;

const BUDGET = new RegExp(
  `^(?:(under|below|less than)|(over|above|more than))? ?(\\$)? ?(\\d+)(?: (${oneOf(table.money)}))?(?= |$)`,
);

/**
 * "under $20", "less than 20 dollars", "below 20", "for $20"; "over $50", "more than 50 dollars". A price level is one
 * person's: $60 for two is $30.
 */
export function budgetAt(words: readonly string[], people: number): Amount | null {
  const [taken, under, over, sign, digits, money] = BUDGET.exec(words.slice(0, 5).join(' ')) ?? [];
  const amount = Number(digits);
  // "Under 20" is a price; "over 20" could be years or guests.
  if (taken === undefined || amount === 0 || !(under ?? sign ?? money)) return null;
  const within = PRICES.slice(0, 1 + LIMITS.filter((most) => amount / people > most).length);
  const prices = over ? PRICES.filter((price) => price === '$$$$' || !within.includes(price)) : within;
  const label = `${over ? 'Over' : 'Under'} $${amount}${people > 1 ? ` for ${people}` : ''}`;
  return { meaning: { kind: 'price', label, filters: { prices } }, length: lengthOf(taken) };
}

/** From one on. */
export const NUMBER_WORDS = table.numbers.split(', ');
const PEOPLE = oneOf(table.people);
const PARTY = new RegExp(
  `^(?:(?:(?:party|group|table|reservation|crew) )?(?:of|for) (\\w+)(?: (?:${PEOPLE}|of us))?|(\\w+) (?:${PEOPLE}|of us)|(\\w+)(?= ${oneOf(table.children)}(?: |$)))(?= |$)(?! (?:${oneOf(table.money)}|hours?|hrs?|minutes?|days?)(?: |$))`,
);
/** A party of six or more is a group. */
const GROUP_FROM = 6;
const MAX_PEOPLE = 200;

/** "table for 8", "party of six", "for twelve", "ten people". */
export function partyAt(words: readonly string[]): (Amount & { readonly people: number }) | null {
  const [taken, ...sizes] = PARTY.exec(words.slice(0, 6).join(' ')) ?? [];
  const size = sizes.find((one) => one !== undefined) ?? '';
  // "For one" is no party.
  const people = /^\d{1,3}$/.test(size) ? Number(size) : NUMBER_WORDS.indexOf(size, 1) + 1;
  if (taken === undefined || people < 1 || people > MAX_PEOPLE) return null;
  const meaning: Meaning = { kind: 'occasion', label: 'Groups', filters: { tags: ['groups'] } };
  return { meaning: people >= GROUP_FROM ? meaning : null, length: lengthOf(taken), people };
}

const list = (food: string) => `${food}(?: (?:(?:and|or) )?${food})*`;
const FOODS = list(oneOf(table.allergens));
const ALLERGY = oneOf(table.allergy);
/** Of any food: "strawberry allergy". */
const ONE_FOOD = '(?!(?:an?|the|my|no|and|or|with|for|has|have|food|gluten|celiac) )[a-z]+';
const AWARE = '(?: (?:friendly|safe|free|aware))';
const ALLERGENS = new RegExp(
  `^(?:(?:severe|serious|bad) )?(?:${FOODS} (?:free|safe)|${FOODS} ${ALLERGY}${AWARE}?|${ALLERGY} to (?:${FOODS}|[a-z]+)|${ALLERGY}${AWARE}?|${ONE_FOOD} ${oneOf(table.allergyNouns)}(?!${AWARE}))(?= |$)`,
);

export const ONLY_ALLERGENS = new RegExp(`^${FOODS}$`);

/** The number of words at the start that speak of allergens: "nut free", "shellfish allergy", "allergic to eggs or soy". */
export function allergensAt(words: readonly string[]): number {
  const [taken] = ALLERGENS.exec(words.slice(0, 10).join(' ')) ?? [];
  return taken === undefined ? 0 : lengthOf(taken);
}
