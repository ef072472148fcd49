import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Increment when documents are indexed differently, to invalidate all stored fingerprints. */
const INDEX_VERSION = 5;

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
  /** The first is its specialty. */
  dishes: z.array(z.string()).optional(),
  formerNames: z.array(z.string()).optional(),
  /** Words for the kinds of its dishes, those of the specialty first (`kindsOf`). */
  kinds: z.array(z.string()),
  priceRange: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int().nullable(),
  /** Sort key of "best". */
  score: z.number().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Those it was given, then those that its text, name or dishes say (`saidTags`). */
  tags: z.array(z.string()),
  /** Closed for now: comes after all others in "best". */
  isClosed: z.boolean(),
  /** `YYYY-MM-DD` */
  openedOn: z.string().nullable(),
  /** The days with special hours from today on, `YYYY-MM-DD`: those it opens on, and those it doesn't. */
  openOn: z.array(z.string()),
  closedOn: z.array(z.string()),
  /** Opening hours in minutes since Monday 00:00 local time, disjoint, `to` exclusive. Empty: unknown or never open. */
  openMinutes: z.array(z.object({ from: z.int().min(0), to: z.int().max(7 * 24 * 60) })),
});
export type IndexedRestaurant = z.infer<typeof indexedRestaurantSchema>;

/** A hash of everything indexed, to compare database and index without fetching documents. */
export function fingerprintOf(place: IndexedRestaurant): string {
  const text = JSON.stringify([INDEX_VERSION, indexedRestaurantSchema.parse(place)]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
