import { areaFeatureSchema, ringsOf } from '#cms/imports/map/area-feature';
import { z } from 'zod';

export interface Outline {
  readonly name: string;
  readonly rings: ReturnType<typeof ringsOf>;
}

const outlinesSchema = z.object({ features: z.array(areaFeatureSchema) });

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
  const outlines = data.features.map((feature) => ({
    name: String(feature.properties[naming]),
    rings: ringsOf(feature),
  }));
  return { naming, outlines };
}
