/** Fields of a place that a column can become, as staff call them. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  category: 'Cuisine',
  neighborhood: 'Neighborhood',
  address: 'Street address',
  fullAddress: 'Full address',
  phone: 'Phone',
  website: 'Website',
  imageUrl: 'Picture (web address)',
  rating: 'Rating (0 to 5)',
  reviewCount: 'Review count',
  priceRange: 'Price',
  description: 'Description',
  latitude: 'Latitude',
  longitude: 'Longitude',
  specialHours: 'Special days (2026-12-24 10:00-15:00, or a day alone: closed)',
  menuUrl: 'Menu (web address)',
  reservationUrl: 'Reservations (web address)',
  status: 'Status (open, temporarily closed …)',
  tags: 'Tags',
  dishes: 'Known for (dishes, commas between them)',
  formerNames: 'Former names',
  localFavorite: 'Local favorite (yes or no)',
  lastVerifiedAt: 'Last checked on',
  published: 'Published (yes or no)',
};

export function labelOf(field: string): string {
  return FIELD_LABELS[field] ?? field;
}
