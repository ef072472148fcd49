import type { Restaurant } from '#contract/restaurants';
import type { PlaceFacts } from '#domain/lists/place-list';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { paths } from '../paths.ts';

export type Noted = { readonly id: number } & Pick<PlaceFacts, 'note' | 'beenThere'>;

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
export function placesCsv(places: readonly Restaurant[], notes: readonly Noted[], siteUrl: string): string {
  const byId = new Map(notes.map((note) => [note.id, note]));
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
