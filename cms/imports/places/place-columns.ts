import type { RestaurantFields } from '../rows/restaurant-fields.ts';

/** Columns of `restaurants` by field; hours and tags have tables of their own. */
export const COLUMNS = {
  name: 'name',
  description: 'description',
  category: 'category',
  neighborhood: 'neighborhood',
  address: 'address',
  fullAddress: 'full_address',
  phone: 'phone',
  website: 'website',
  imageUrl: 'image_url',
  rating: 'rating',
  reviewCount: 'review_count',
  priceRange: 'price_range',
  latitude: 'latitude',
  longitude: 'longitude',
  status: 'status',
  menuUrl: 'menu_url',
  reservationUrl: 'reservation_url',
  localFavorite: 'local_favorite',
  lastVerifiedAt: 'last_verified_at',
} as const satisfies Partial<Record<keyof RestaurantFields, string>>;

/** A place's fields as a row of the table: only those that are given. */
export function toColumns(fields: Partial<RestaurantFields>): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(fields));
  const columns = Object.entries(COLUMNS).filter(([field]) => given.has(field));
  return {
    ...Object.fromEntries(columns.map(([field, column]) => [column, given.get(field)])),
    ...(fields.openingHours !== undefined && { hours_known: fields.openingHours !== null }),
    ...(fields.published !== undefined && { _status: fields.published ? 'published' : 'draft' }),
  };
}
