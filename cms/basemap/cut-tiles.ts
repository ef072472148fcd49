import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { TILE_ZOOMS } from '#domain/map/tile-zooms';
import type { Feature } from 'geojson';
import { type LayersFile, mergeByRank, readRoads, readShapes } from './read-layers.ts';

/** West, south, east and north. */
export type Bounds = [number, number, number, number];

const LAST_ARTERY_RANK = 3;
/** Half a meter on the last zoom, a quarter of a pixel on the others. */
const EXTENT = 2048;

/**
 * Cuts layers into vector tiles, `z/x/y.pbf` in the folder, compressed for browsers: a reader loads only what the map
 * shows, in the detail of its zoom. Empty tiles are omitted.
 */
export async function cutTiles(file: string, folder: string): Promise<Bounds> {
  const layers = JSON.parse(await readFile(file, 'utf8')) as LayersFile;
  const roads = readRoads(layers);
  const arteries = roads.filter(({ properties }) => Number(properties?.rank) <= LAST_ARTERY_RANK);
  const shapes = ['water', 'parks', 'rail'].map((name) => [name, readShapes(layers, name)] as const);
  const shapeTiles = shapes.map(([name, features]) => [name, index(features)] as const);
  const roadTiles = {
    far: index(mergeByRank(arteries)),
    near: index(mergeByRank(roads)),
    named: index(roads),
  };
  const bounds = boundsOf([...roads, ...shapes.flatMap(([, features]) => features)]);
  for (let zoom = TILE_ZOOMS.first; zoom <= TILE_ZOOMS.last; zoom++) {
    const roadsThere =
      zoom < TILE_ZOOMS.streets ? roadTiles.far : zoom < TILE_ZOOMS.last ? roadTiles.near : roadTiles.named;
    for (const [x, y] of tilesOf(bounds, zoom)) {
      const tile: Record<string, GeoJSONVTTile> = {};
      for (const [name, tiles] of [...shapeTiles, ['roads', roadsThere] as const]) {
        const cut = tiles.getTile(zoom, x, y);
        if (cut && cut.features.length > 0) tile[name] = cut;
      }
      if (Object.keys(tile).length > 0) await keepTile(path.join(folder, `${zoom}/${x}`), y, tile);
    }
  }
  return bounds;
}

function index(features: Feature[]): GeoJSONVT {
  return new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: TILE_ZOOMS.last, extent: EXTENT, tolerance: 3, buffer: 32 },
  );
}

async function keepTile(folder: string, y: number, tile: Record<string, GeoJSONVTTile>): Promise<void> {
  const bytes = fromGeojsonVt(tile, { version: 2, extent: EXTENT });
  const file = path.join(folder, `${y}.pbf`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, bytes);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
}

function boundsOf(features: readonly Feature[]): Bounds {
  const bounds: Bounds = [180, 90, -180, -90];
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [x, y]: unknown[] = part;
    if (typeof x === 'number' && typeof y === 'number') {
      const [west, south, east, north] = bounds;
      bounds.splice(0, 4, Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y));
    } else part.forEach(visit);
  };
  for (const { geometry } of features) if (geometry && 'coordinates' in geometry) visit(geometry.coordinates);
  return bounds;
}

function* tilesOf([west, south, east, north]: Bounds, zoom: number): Generator<[x: number, y: number]> {
  const column = (longitude: number) => Math.floor(((longitude + 180) / 360) * 2 ** zoom);
  const row = (latitude: number) => {
    const angle = (latitude * Math.PI) / 180;
    return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** zoom);
  };
  for (let x = column(west); x <= column(east); x++) {
    for (let y = row(north); y <= row(south); y++) yield [x, y];
  }
}
