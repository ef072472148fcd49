import { QUESTION_KEYS, type QuestionKey } from './answers.ts';

/**
 * Which answer gives way first where no place meets all of them; staff can change the order. Of two places
 * that miss as many answers, the one that misses what gives way earlier is better.
 */
export const DEFAULT_GIVES_WAY: readonly QuestionKey[] = [
  'vibe',
  'cuisine',
  'price',
  'mealType',
  'zipcode',
  'distance',
];

/** Whether every question has exactly one place in the order. */
export function isGivesWayOrder(order: readonly string[]): boolean {
  return order.length === QUESTION_KEYS.length && QUESTION_KEYS.every((key) => order.includes(key));
}

/** Weighs a missed answer: more than all that give way before it. */
export function weightOf(key: QuestionKey, order: readonly QuestionKey[]): number {
  return 2 ** Math.max(0, order.indexOf(key));
}
