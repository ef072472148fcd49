import { metresApart } from '#domain/imports/duplicate-score';
import { isNeighborhood } from '#domain/places/is-neighborhood';
import type { Located } from '#domain/places/distance';
import type { ClientBase } from 'pg';
import type { Fault } from '../map/read-values.ts';
import type { RestaurantFields } from '../map/restaurant-fields.ts';

/** No neighborhood is larger; a place farther from its center is in another one. */
const FAR_M = 5_000;
const MIN_PLACES = 3;

/** The center of each neighborhood with enough located places. */
export async function findMiddles(client: ClientBase): Promise<Map<string, Located>> {
  const { rows } = await client.query<Located & { neighborhood: string }>(
    `select neighborhood, percentile_cont(0.5) within group (order by latitude::float8) as latitude,
       percentile_cont(0.5) within group (order by longitude::float8) as longitude
     from restaurants where latitude is not null and longitude is not null and latitude <> 0
     group by neighborhood having count(*) >= $1`,
    [MIN_PLACES],
  );
  return new Map(rows.map((row) => [row.neighborhood, row]));
}

/** Reports a place that is far from the neighborhood it names. */
export function checkNeighborhood(
  middles: ReadonlyMap<string, Located>,
  { neighborhood, latitude, longitude }: RestaurantFields,
): Fault[] {
  const middle = isNeighborhood(neighborhood) ? middles.get(neighborhood) : undefined;
  const metres = middle ? metresApart(middle, { latitude, longitude }) : null;
  if (metres === null || metres <= FAR_M) return [];
  const far = (metres / 1_000).toFixed(1);
  return [
    { field: 'neighborhood', message: `the coordinates lie ${far} km from the middle of ${neighborhood}` },
  ];
}
