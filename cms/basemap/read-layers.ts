import type { Feature, FeatureCollection, MultiLineString, Position } from 'geojson';
import { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];
/** What a file of layers may be, once it is checked. */
export type LayersFile = Topology | FeatureCollection;

/** Of a road that does not say. */
const SMALLEST_RANK = 6;

/** Layers without roads: areas and lines, with no word about them. */
export function readShapes(file: LayersFile, name: string): Feature[] {
  return featuresOf(file, name).map(({ geometry }) => ({ type: 'Feature', geometry, properties: {} }));
}

/** `rank` 1 is a highway, 2 and 3 are arteries, more is a street. */
export function readRoads(file: LayersFile): Feature[] {
  return featuresOf(file, 'roads').map(({ geometry, properties }) => ({
    type: 'Feature',
    geometry,
    properties: {
      rank: Number(properties?.rank ?? properties?.c ?? SMALLEST_RANK),
      name: String(properties?.name ?? properties?.n ?? ''),
    },
  }));
}

/** Where names have no room yet: one feature of each rank, which is half the bytes. */
export function mergeByRank(roads: readonly Feature[]): Feature<MultiLineString>[] {
  return [...Map.groupBy(roads, ({ properties }) => Number(properties?.rank))].map(([rank, features]) => ({
    type: 'Feature',
    geometry: { type: 'MultiLineString', coordinates: features.flatMap(linesOf) },
    properties: { rank },
  }));
}

function linesOf({ geometry }: Feature): Position[][] {
  if (geometry?.type === 'LineString') return [geometry.coordinates];
  return geometry?.type === 'MultiLineString' ? geometry.coordinates : [];
}

function featuresOf(file: LayersFile, name: string): Feature[] {
  if (file.type !== 'Topology') return file.features.filter(({ properties }) => properties?.layer === name);
  const object = file.objects[name];
  if (!object) return [];
  const made = feature(file, object);
  return made.type === 'Feature' ? [made] : made.features;
}
