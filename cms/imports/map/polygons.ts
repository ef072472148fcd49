import { area } from '#city';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { ImportFault } from '../import-fault.ts';
import { inTurns } from '../read/in-turns.ts';
import { readGeoJson } from '../read/read-json.ts';
import { areaFeatureSchema, boundsOf, ringsOf, type AreaFeature } from './area-feature.ts';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Each is tried for every row. */
const MAX_AREAS = 5_000;

/** With the box outside of which the library looks at no ring: most areas are far away. */
type BoxedArea = AreaFeature & { readonly bbox: ReturnType<typeof boundsOf> };

/** Finds the area that contains a point, and its name in a given property. */
export interface Areas {
  nameAt(property: string, at: { latitude: number; longitude: number }): string | undefined;
}

export const NO_AREAS: Areas = { nameAt: () => undefined };

/**
 * Reads the polygons of a GeoJSON file, such as a city's neighborhoods.
 * @throws ImportFault in one line
 */
export async function readAreas(file: string, name = file): Promise<Areas> {
  const features: BoxedArea[] = [];
  for await (const { raw } of inTurns(readGeoJson({ path: file, isGzip: false, encoding: 'utf-8' }))) {
    const feature = areaFeatureSchema.safeParse(raw).data;
    if (!feature || features.length >= MAX_AREAS) throw noPolygons(name);
    features.push({ ...feature, bbox: boundsOf(ringsOf(feature).flat()) });
  }
  if (features.length === 0) throw noPolygons(name);
  refuseElsewhere(features, name);
  return {
    nameAt(property, { latitude, longitude }) {
      const found = features.find((feature) => booleanPointInPolygon([longitude, latitude], feature));
      const called = found?.properties[property];
      return typeof called === 'string' && called !== '' ? called : undefined;
    },
  };
}

function noPolygons(name: string): ImportFault {
  return new ImportFault(`${name}: not a GeoJSON collection of ${MAX_AREAS} polygons at most.`);
}

/** Rejects another city's polygons, which would leave every place without a neighborhood, or outside the region. */
function refuseElsewhere(features: readonly BoxedArea[], name: string): void {
  const [west, south, east, north] = boundsOf(features.flatMap((feature) => ringsOf(feature).flat()));
  const { latitude, longitude } = area.center;
  if (west <= longitude && longitude <= east && south <= latitude && latitude <= north) return;
  throw new ImportFault(
    `${name}: these polygons lie elsewhere, from ${south}, ${west} to ${north}, ${east}; give those of our own city, in degrees.`,
  );
}

/** Neighborhood polygons, stored for every import; replaced by another upload. */
function areasFile(importFolder: string): string {
  return path.join(importFolder, 'neighborhoods.geojson');
}

/** `undefined` if none were uploaded. */
export async function readStoredAreas(importFolder: string): Promise<Areas | undefined> {
  const file = areasFile(importFolder);
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  return isThere ? readAreas(file) : undefined;
}

/**
 * Stores the uploaded neighborhoods; the previous ones stay if the file is invalid.
 * @throws ImportFault if they are not polygons
 */
export async function storeAreas(importFolder: string, body: AsyncIterable<Uint8Array>): Promise<void> {
  const file = areasFile(importFolder);
  const part = `${file}.part`;
  await mkdir(importFolder, { recursive: true });
  await writeFile(part, body);
  await readAreas(part, 'the map of neighborhoods');
  await rename(part, file);
}
