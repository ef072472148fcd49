import { region } from '#city';
import { foldText } from '../words/text-fold.ts';
import KEY_WORDS from './key-words.json' with { type: 'json' };

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
  return (
    (field === 'address' || field === 'fullAddress') &&
    /^[\s,#]/.test(known.slice(said.length)) &&
    known.startsWith(said)
  );
}

/** Whether a text only shouts what stands in ordinary letters. */
export function isShouted(value: unknown, stands: unknown): boolean {
  if (typeof value !== 'string' || typeof stands !== 'string' || value === stands) return false;
  return (
    foldText(value) === foldText(stands) && value === value.toUpperCase() && value !== value.toLowerCase()
  );
}

function isRounded(value: number, known: number): boolean {
  const decimals = (number: number) => String(number).split('.')[1]?.length ?? 0;
  const kept = decimals(value);
  return kept < decimals(known) && Number(known.toFixed(kept)) === value;
}
