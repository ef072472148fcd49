import { foldText } from './characters.ts';

/** Shorter texts are incomplete words. */
const SHORTEST = 3;
const LONGEST = 80;

/**
 * A search without results, as logged for staff; `null` if too short to be useful, or if it may identify a
 * person (e-mail address, phone number).
 */
export function searchGapText(query: string): string | null {
  const text = foldText(query.toWellFormed().replaceAll('\0', '')).trim().replace(/\s+/g, ' ');
  if (text.length < SHORTEST || text.length > LONGEST) return null;
  if (text.includes('@') || text.replace(/\D/g, '').length >= 7) return null;
  return text;
}
