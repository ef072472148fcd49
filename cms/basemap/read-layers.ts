import type { Feature, FeatureCollection, MultiLineString, Position } from 'geojson';
import { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];
/** A validated file of layers. */
export type LayersFile = Topology | FeatureCollection;

/** For roads without a rank. */
const SMALLEST_RANK = 6;

/** Layers other than roads: areas and lines, without properties. */
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

/** For zooms too low for names: one feature per rank, which halves the bytes. */
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
