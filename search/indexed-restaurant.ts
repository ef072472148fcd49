import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Raised when a document is indexed in another way: every stored fingerprint is then out of date. */
const INDEX_VERSION = 3;

/**
 * A listed place as the index holds it: what is searched, filtered, counted and sorted by, and nothing that is only
 * shown. `null` is unknown: it passes no filter and sorts last.
 */
export const indexedRestaurantSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  category: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  /** Absent where there is none. */
  phone: z.string().optional(),
  description: z.string().optional(),
  dishes: z.array(z.string()).optional(),
  formerNames: z.array(z.string()).optional(),
  priceRange: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int().nullable(),
  /** The order of "best". */
  score: z.number().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  tags: z.array(z.string()),
  /** When it is open: minutes since Monday, midnight, local; apart from each other; `to` is not included. Empty: unknown or never. */
  openMinutes: z.array(z.object({ from: z.int().min(0), to: z.int().max(7 * 24 * 60) })),
});
export type IndexedRestaurant = z.infer<typeof indexedRestaurantSchema>;

/** Equal for documents that are indexed alike: how database and index are compared without fetching either. */
export function fingerprintOf(place: IndexedRestaurant): string {
  const text = JSON.stringify([INDEX_VERSION, indexedRestaurantSchema.parse(place)]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
