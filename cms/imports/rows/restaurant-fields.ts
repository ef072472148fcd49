import type { OpeningSpan, TAGS } from '#contract/restaurants';
import type { PRICE_RANGES } from '#domain/places/price-range';

export const PLACE_STATUSES = ['open', 'temporarily-closed', 'closed'] as const;

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
  tags: (typeof TAGS)[number][];
  localFavorite: boolean;
  /** ISO 8601 in UTC. */
  lastVerifiedAt: string | null;
  /** Whether diners see it; a draft otherwise. */
  published: boolean;
}

/** What a new place is that nobody said anything about. */
export const UNKNOWN_FIELDS: RestaurantFields = {
  name: '',
  description: '',
  category: '',
  neighborhood: '',
  address: '',
  fullAddress: null,
  phone: null,
  website: null,
  imageUrl: null,
  rating: null,
  reviewCount: null,
  priceRange: null,
  latitude: null,
  longitude: null,
  status: 'open',
  openingHours: null,
  menuUrl: null,
  reservationUrl: null,
  tags: [],
  localFavorite: false,
  lastVerifiedAt: null,
  published: true,
};
