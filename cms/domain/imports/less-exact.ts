import { region } from '#city';
import { foldText } from '../words/characters.ts';
import { addressKey, unitKey } from './place-keys.ts';
import KEY_WORDS from './key-words.json' with { type: 'json' };

/** Fields whose less exact value is a part of the other. */
export const ADDRESSES: ReadonlySet<string> = new Set(['address', 'fullAddress']);

/** Kinds of place that any list has, whatever is eaten there. */
const COARSE = new Set(KEY_WORDS.coarseKinds.split(', '));

/**
 * Whether a value says less than the one that it would replace: "Restaurant" of "Italian", the city of a
 * neighborhood, 39.28 of 39.2844, a street of the same with its suite.
 */
export function isLessExact(field: string, value: unknown, stands: unknown): boolean {
  if (typeof value === 'number' && typeof stands === 'number') return isRounded(value, stands);
  if (typeof value !== 'string' || typeof stands !== 'string' || stands === '') return false;
  const [said, known] = [foldText(value), foldText(stands)];
  if (field === 'category') return COARSE.has(said) && !COARSE.has(known);
  if (field === 'neighborhood') return said === foldText(region.name);
  if (field === 'address' && unitKey(value) === null && unitKey(stands) !== null)
    return addressKey(value) === addressKey(stands);
  return ADDRESSES.has(field) && /^[\s,#]/.test(known.slice(said.length)) && known.startsWith(said);
}

/** Without accents, and with the signs of a typewriter. */
const PLAIN = /^[ -~]*$/;
const SCHEME = /^https?:\/\//;

/**
 * Whether a text says what stands already: it shouts it or lacks its accents, or is a web address that stands with
 * another scheme or none, or the same door in another writing.
 */
export function isNoNews(field: string, value: unknown, stands: unknown): boolean {
  if (typeof value !== 'string' || typeof stands !== 'string' || value === stands) return false;
  if (value.startsWith('http://') && value.replace(SCHEME, '') === stands.replace(SCHEME, '')) return true;
  const key = field === 'address' ? addressKey(value) : null;
  if (key !== null && key === addressKey(stands) && !isShouted(stands))
    return unitKey(value) === unitKey(stands);
  const hasLostSigns = PLAIN.test(value) && !PLAIN.test(stands);
  return (isShouted(value) || hasLostSigns) && foldText(value) === foldText(stands);
}

function isShouted(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

function isRounded(value: number, known: number): boolean {
  const decimals = (number: number) => String(number).split('.')[1]?.length ?? 0;
  const kept = decimals(value);
  return kept < decimals(known) && Math.abs(value - known) <= 10 ** -kept / 2 + Number.EPSILON * 100;
}
