import { QUESTION_KEYS, type QuestionKey } from './answers.ts';

/**
 * The order in which answers give way if no place meets all of them; staff can change it. Of two places that
 * miss equally many answers, the one whose missed answers give way earlier is better.
 */
export const DEFAULT_GIVES_WAY: readonly QuestionKey[] = [
  'vibe',
  'cuisine',
  'price',
  'mealType',
  'zipcode',
  'distance',
];

/** Whether the order contains every question exactly once. */
export function isGivesWayOrder(order: readonly string[]): boolean {
  return order.length === QUESTION_KEYS.length && QUESTION_KEYS.every((key) => order.includes(key));
}

/** The weight of a missed answer: more than all that give way before it together. */
export function weightOf(key: QuestionKey, order: readonly QuestionKey[]): number {
  return 2 ** Math.max(0, order.indexOf(key));
}
