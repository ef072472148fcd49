import { z } from 'zod';

type Position = readonly [longitude: number, latitude: number];

/** A neighborhood's outline. */
export interface Outline {
  readonly name: string;
  readonly rings: readonly (readonly Position[])[];
}

const ring = z.array(
  z
    .tuple([z.number(), z.number()])
    .rest(z.number())
    .transform(([x, y]): Position => [x, y]),
);
const outlinesSchema = z.object({
  features: z.array(
    z.object({
      properties: z.record(z.string(), z.unknown()),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
      ]),
    }),
  ),
});

/** The property with a different text for nearly every outline; one that is called a name comes first. */
function namingProperty(all: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  const texts = (key: string) =>
    all.flatMap((properties) => (typeof properties[key] === 'string' ? properties[key] : []));
  const keys = Object.keys(all[0] ?? {}).filter((key) => new Set(texts(key)).size > all.length * 0.9);
  return keys.find((key) => /name|label|neigh|hood/i.test(key)) ?? keys[0];
}

/** The outlines in a GeoJSON file, and the property that names them. @throws Error in one line */
export function outlinesOf(
  json: unknown,
  property?: string,
): { naming: string; outlines: readonly Outline[] } {
  const { data } = outlinesSchema.safeParse(json);
  const naming = property ?? namingProperty(data?.features.map(({ properties }) => properties) ?? []);
  if (!data || naming === undefined)
    throw new Error('The neighborhoods are no GeoJSON collection of polygons with names.');
  const outlines = data.features.map(({ properties, geometry }) => ({
    name: String(properties[naming]),
    rings: geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  }));
  return { naming, outlines };
}

export function boundsOf(positions: readonly Position[]) {
  const longitudes = positions.map(([longitude]) => longitude);
  const latitudes = positions.map(([, latitude]) => latitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}
