import { foldText } from './text-fold.ts';

/** Shorter texts are the beginnings of words. */
const SHORTEST = 3;
const LONGEST = 80;

/**
 * A search without a hit as it is kept for data staff, or `null` when it must not be: too short to say anything, or
 * such that it may name a person (an address of e-mail, a telephone number).
 */
export function searchGapText(query: string): string | null {
  const text = foldText(query.toWellFormed().replaceAll('\0', '')).trim().replace(/\s+/g, ' ');
  if (text.length < SHORTEST || text.length > LONGEST) return null;
  if (text.includes('@') || text.replace(/\D/g, '').length >= 7) return null;
  return text;
}
