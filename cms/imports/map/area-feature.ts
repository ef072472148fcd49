import { z } from 'zod';

type Position = readonly [longitude: number, latitude: number];

const ring = z.array(
  z
    .tuple([z.number(), z.number()])
    .rest(z.number())
    .transform(([longitude, latitude]): [number, number] => [longitude, latitude]),
);

/** An area of GeoJSON; heights are left out. */
export const areaSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
]);

/** A feature of GeoJSON that is an area. */
export const areaFeatureSchema = z.object({
  type: z.literal('Feature'),
  properties: z.record(z.string(), z.unknown()),
  geometry: areaSchema,
});
export type AreaFeature = z.infer<typeof areaFeatureSchema>;

export function ringsOf({ geometry }: Pick<AreaFeature, 'geometry'>): readonly (readonly Position[])[] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

/** A bounding box as in GeoJSON. */
export function boundsOf(
  positions: readonly Position[],
): [west: number, south: number, east: number, north: number] {
  // Not spread into Math.min: an outline may have more points than a call takes arguments.
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of positions) {
    west = Math.min(west, longitude);
    south = Math.min(south, latitude);
    east = Math.max(east, longitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}
