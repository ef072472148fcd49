import type { Dice } from './seeded-random.ts';

/** Baltimore first, then the rest of Maryland. */
const AREA_CODES = ['410', '443', '667', '240', '301', '227'] as const;
/** The numbering plan reserves a hundred numbers per area code for fiction. */
const NUMBERS = 100;

/** Hands out invented phone numbers, without repeats until all are used. */
export function createPhoneBook(taken: Iterable<string>): (dice: Dice) => string {
  const used = new Set(taken);
  const numbers = AREA_CODES.flatMap((code) =>
    Array.from({ length: NUMBERS }, (_, line) => `(${code}) 555-01${String(line).padStart(2, '0')}`),
  );
  return (dice) => {
    const start = NUMBERS * dice.whole(0, 1) + dice.whole(0, NUMBERS - 1);
    const inTurn = [...numbers.slice(start), ...numbers.slice(0, start)];
    const next = inTurn.find((number) => !used.has(number)) ?? numbers[start] ?? '';
    used.add(next);
    return next;
  };
}
