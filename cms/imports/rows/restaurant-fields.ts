import type { OpeningSpan, PRICE_RANGES } from '#contract/restaurants';
import type { PLACE_STATUSES } from './sample-place.ts';

/** What a source may say about a place. `null` means unknown. */
export interface RestaurantFields {
  name: string;
  description: string;
  category: string;
  neighborhood: string;
  address: string;
  fullAddress: string | null;
  phone: string | null;
  website: string | null;
  imageUrl: string | null;
  rating: number | null;
  reviewCount: number | null;
  priceRange: (typeof PRICE_RANGES)[number] | null;
  latitude: number | null;
  longitude: number | null;
  status: (typeof PLACE_STATUSES)[number];
  openingHours: OpeningSpan[] | null;
  menuUrl: string | null;
  reservationUrl: string | null;
}

/** A new place, complete. */
export interface RestaurantInput extends RestaurantFields {
  /** With `sourceKey`: which row of which source the place came from, for good. */
  source: string;
  sourceKey: string;
}
