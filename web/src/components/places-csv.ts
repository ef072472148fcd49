import type { Restaurant } from '#contract/restaurants';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { paths } from '../paths.ts';

const COLUMNS = [
  'Name',
  'Cuisine',
  'Neighborhood',
  'Address',
  'Phone',
  'Website',
  'Price',
  'Rating',
  'Reviews',
  'Page',
];

/** Places as CSV. Names that look like formulas are escaped, because spreadsheets execute them. */
export function placesCsv(places: readonly Restaurant[], siteUrl: string): string {
  const rows = places.map((place) => [
    place.name,
    place.category,
    place.neighborhood,
    place.fullAddress ?? place.address,
    place.phone,
    place.website,
    place.priceRange,
    place.rating,
    place.reviewCount,
    siteUrl + paths.restaurant(place.id),
  ]);
  return stringify([COLUMNS, ...rows], { escape_formulas: true, bom: true, record_delimiter: 'windows' });
}
