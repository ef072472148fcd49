import { area } from '#city';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { z } from 'zod';
import { ImportFault } from '../import-fault.ts';
import { inTurns } from '../read/in-turns.ts';
import { readGeoJson } from '../read/read-json.ts';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Each is tried for every row. */
const MAX_AREAS = 5_000;

const ringSchema = z.array(z.tuple([z.number(), z.number()]).rest(z.number()));
const featureSchema = z.object({
  type: z.literal('Feature'),
  properties: z.record(z.string(), z.unknown()),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: z.array(ringSchema) }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ringSchema)) }),
  ]),
});
type Feature = z.infer<typeof featureSchema>;

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
  const features: Feature[] = [];
  for await (const { raw } of inTurns(readGeoJson({ path: file, isGzip: false, encoding: 'utf-8' }))) {
    const feature = featureSchema.safeParse(raw).data;
    if (!feature || features.length >= MAX_AREAS) throw noPolygons(name);
    features.push(feature);
  }
  if (features.length === 0) throw noPolygons(name);
  refuseElsewhere(features, name);
  return buildAreas(features);
}

function noPolygons(name: string): ImportFault {
  return new ImportFault(`${name}: not a GeoJSON collection of ${MAX_AREAS} polygons at most.`);
}

/** Rejects another city's polygons, which would leave every place without a neighborhood, or outside the region. */
function refuseElsewhere(features: readonly Feature[], name: string): void {
  const boxes = features.map(boxOf);
  const [west, south] = [
    Math.min(...boxes.map((box) => box.west)),
    Math.min(...boxes.map((box) => box.south)),
  ];
  const [east, north] = [
    Math.max(...boxes.map((box) => box.east)),
    Math.max(...boxes.map((box) => box.north)),
  ];
  const { latitude, longitude } = area.center;
  if (west <= longitude && longitude <= east && south <= latitude && latitude <= north) return;
  throw new ImportFault(
    `${name}: these polygons lie elsewhere, from ${south}, ${west} to ${north}, ${east}; give those of our own city, in degrees.`,
  );
}

function buildAreas(features: readonly Feature[]): Areas {
  // Bounding boxes exclude most polygons cheaply.
  const boxed = features.map((feature) => ({ feature, box: boxOf(feature) }));
  const featureAt = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    boxed.find(
      ({ feature, box }) =>
        longitude >= box.west &&
        longitude <= box.east &&
        latitude >= box.south &&
        latitude <= box.north &&
        booleanPointInPolygon([longitude, latitude], feature.geometry),
    )?.feature;
  return {
    nameAt(property, at) {
      const name = featureAt(at)?.properties[property];
      return typeof name === 'string' && name !== '' ? name : undefined;
    },
  };
}

function boxOf({ geometry }: Feature) {
  const points = geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2);
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const [longitude, latitude] of points) {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
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
