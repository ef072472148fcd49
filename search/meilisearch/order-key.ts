import type { IndexedRestaurant } from '../indexed-restaurant.ts';

/** Below every sign of a folded name, so that "Bar" comes before "Bar 2". */
const SEPARATOR = '\t';
/** Above every digit: unknown comes last. */
const UNKNOWN = 'z';
/** Meilisearch cuts values at 468 bytes, and the id behind the name must stay. Names alike so far go by id. */
const LONGEST_NAME = 100;

/**
 * A text that sorts as "best" does: score and review count downwards, then name and id. One field instead of four:
 * Meilisearch sorts by field after field, each bucket again.
 */
export function orderKey({ id, score, reviewCount }: IndexedRestaurant, nameKey: string): string {
  return [
    descending(score) + descending(reviewCount),
    [...nameKey].slice(0, LONGEST_NAME).join(''),
    String(id).padStart(String(Number.MAX_SAFE_INTEGER).length, '0'),
  ].join(SEPARATOR);
}

/** Of two numbers the larger one gives the text that sorts first. */
function descending(value: number | null): string {
  if (value === null) return UNKNOWN;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  // The bits of positive numbers sort as the numbers do, those of negative ones the other way round.
  const flipped = value < 0 ? bits : ~bits & 0x7fff_ffff_ffff_ffffn;
  return flipped.toString(16).padStart(16, '0');
}
