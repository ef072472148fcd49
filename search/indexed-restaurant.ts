import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Increment when documents are indexed differently, to invalidate all stored fingerprints. */
const INDEX_VERSION = 3;

/**
 * A listed place in the index: only the fields that are searched, filtered, counted or sorted by. `null` means unknown:
 * it passes no filter and sorts last.
 */
export const indexedRestaurantSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  category: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  /** Omitted if unknown, as are the next three. */
  phone: z.string().optional(),
  description: z.string().optional(),
  dishes: z.array(z.string()).optional(),
  formerNames: z.array(z.string()).optional(),
  priceRange: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int().nullable(),
  /** Sort key of "best". */
  score: z.number().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  tags: z.array(z.string()),
  /** Closed for now: comes after all others in "best". */
  isClosed: z.boolean(),
  /** YYYY-MM-DD, as are the dates of `openOn`. */
  openedOn: z.string().nullable(),
  /** The coming special days on which it says that it is open. */
  openOn: z.array(z.string()),
  /** Opening hours in minutes since Monday 00:00 local time, disjoint, `to` exclusive. Empty: unknown or never open. */
  openMinutes: z.array(z.object({ from: z.int().min(0), to: z.int().max(7 * 24 * 60) })),
});
export type IndexedRestaurant = z.infer<typeof indexedRestaurantSchema>;

/** A hash of everything indexed, to compare database and index without fetching documents. */
export function fingerprintOf(place: IndexedRestaurant): string {
  const text = JSON.stringify([INDEX_VERSION, indexedRestaurantSchema.parse(place)]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
