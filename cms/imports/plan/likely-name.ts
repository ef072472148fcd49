import { slipsAllowed, slipsBetween } from '#search';
import { nameKey } from '#domain/imports/place-keys';
import { foldedWords } from '#domain/words/characters';

/** Shorter names differ by two letters without being misspelled: Arlington and Irvington, Mayfield and Medfield. */
const TWO_SLIPS_FROM = 10;

/**
 * The first of the names that another is probably a spelling of: the same words in another order or shortened, or a
 * slip in one of them; `null` if there is none.
 */
export function likelyName(name: string, known: readonly string[]): string | null {
  return known.find((other) => other !== name && isLike(name, other)) ?? null;
}

function isLike(name: string, other: string): boolean {
  const [words, others] = [nameKey(name).split(' '), nameKey(other).split(' ')];
  if (words.toSorted().join() === others.toSorted().join()) return true;
  const [joined, its] = [foldedWords(name).join(''), foldedWords(other).join('')];
  // A blank more or less leaves the letters in their order.
  if (words.length !== others.length) return isSlip(joined, its, 1);
  const odd = words.flatMap((word, at) => (word === others[at] ? [] : [[word, others[at] ?? ''] as const]));
  const most = Math.min(joined.length, its.length) < TWO_SLIPS_FROM ? 1 : 2;
  return odd.length === 1 && odd.every(([a, b]) => isSlip(a, b, most));
}

function isSlip(a: string, b: string, most: number): boolean {
  const allowed = Math.min(most, slipsAllowed(a), slipsAllowed(b));
  return slipsBetween(a, b, allowed) <= allowed;
}
