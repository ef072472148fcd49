import type { IndexedRestaurant } from '../indexed-restaurant.ts';

/** Below every sign of a folded name, so that "Bar" comes before "Bar 2". */
const SEPARATOR = '\t';
/** Above every digit: unknown comes last. */
const UNKNOWN = 'z';
/** Meilisearch cuts values at 468 bytes, and the id behind the name must stay. Names alike so far go by id. */
const LONGEST_NAME = 100;

/** What an order key says of its place. */
export interface Ranked extends Pick<
  IndexedRestaurant,
  'id' | 'rating' | 'reviewCount' | 'latitude' | 'longitude'
> {
  readonly nameKey: string;
  readonly key: string;
}

/**
 * A text that sorts as "best" does: score and review count downwards, then name and id. One field instead of four:
 * Meilisearch sorts by field after field, each bucket anew. What the other orders go by stands behind the id.
 */
export function orderKey(place: IndexedRestaurant, nameKey: string): string {
  const { id, score, reviewCount, rating, latitude, longitude } = place;
  return [
    descending(score) + descending(reviewCount),
    [...nameKey].slice(0, LONGEST_NAME).join(''),
    String(id).padStart(String(Number.MAX_SAFE_INTEGER).length, '0'),
    ...[reviewCount, rating, latitude, longitude].map((value) => value ?? ''),
  ].join(SEPARATOR);
}

export function readOrderKey(key: string): Ranked {
  const [, nameKey = '', id, ...rest] = key.split(SEPARATOR);
  const [reviewCount = null, rating = null, latitude = null, longitude = null] = rest.map((value) =>
    value === '' ? null : Number(value),
  );
  return { key, id: Number(id), nameKey, reviewCount, rating, latitude, longitude };
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
