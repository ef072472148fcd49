import type { Restaurant } from '#contract/restaurants';
import type { ListPlace } from '#domain/lists/list-places';
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
  'Note',
  'Been there',
];

/** Places of a list as CSV. Names and notes that look like formulas are escaped, because spreadsheets execute them. */
export function placesCsv(
  places: readonly Restaurant[],
  entries: readonly ListPlace[],
  siteUrl: string,
): string {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
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
    byId.get(place.id)?.note,
    byId.get(place.id)?.beenThere ? 'Yes' : '',
  ]);
  return stringify([COLUMNS, ...rows], { escape_formulas: true, bom: true, record_delimiter: 'windows' });
}
