import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { readAboutBasemap } from './about-basemap.ts';
import { keepBasemap, removeBasemap } from './keep-basemap.ts';

/** As dense as Canton's grid: a street every hundred meters, across a fifth of a degree. */
const LINES = Array.from({ length: 200 }, (_, index) => index);
const across = (index: number) => ({ west: -76.85 + index / 900, north: 39.12 + index / 900 });
const TOPOLOGY = JSON.stringify({
  type: 'Topology',
  arcs: LINES.flatMap((line) => {
    const { west, north } = across(line);
    const bent = (at: number) => (at % 2) / 5000;
    return [
      LINES.map((at) => [west + bent(at), across(at).north]),
      LINES.map((at) => [across(at).west, north + bent(at)]),
    ];
  }),
  objects: {
    water: { type: 'GeometryCollection', geometries: [] },
    roads: {
      type: 'GeometryCollection',
      geometries: LINES.flatMap((line) =>
        [2 * line, 2 * line + 1].map((arc) => ({
          type: 'LineString',
          arcs: [arc],
          properties: { c: line % 20 === 0 ? 2 : 6, n: `Street ${arc}` },
        })),
      ),
    },
  },
});
const road = { type: 'LineString', coordinates: [[-76.6, 39.28], [-76.59, 39.29]] }; // prettier-ignore
const feature = (layer: string) => ({ type: 'Feature', geometry: road, properties: { layer } });
const features = (...layers: string[]) =>
  JSON.stringify({ type: 'FeatureCollection', features: layers.map(feature) });

let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'basemap-'));
});
afterAll(() => rm(home, { recursive: true }));

/** Tiles of 512 pixels that cover 1280 by 800, whatever its corner. */
const TILES_OF_A_VIEW = 9;
let count = 0;
async function keep(content: string | Buffer, attribution?: string) {
  const file = path.join(home, `file-${count++}`);
  await writeFile(file, content);
  return keepBasemap({ folder: path.join(home, 'kept'), file, attribution });
}
const about = () => readAboutBasemap(path.join(home, 'kept'));

const folderOf = async () => path.join(home, 'kept', (await about())?.file ?? '');

/** Transfer size of each tile of a zoom, by its path. */
async function weigh(zoom: number): Promise<Map<string, number>> {
  const folder = path.join(await folderOf(), String(zoom));
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.br'));
  return new Map(
    await Promise.all(files.map(async (name) => [name, (await stat(path.join(folder, name))).size] as const)),
  );
}

test('a file replaces the previous one, cut into tiles compressed for browsers', async () => {
  expect(await about()).toBeNull();
  await keep(features('water', 'roads'), '© A county');
  const first = await about();
  expect(first).toMatchObject({ kind: 'tiles', attribution: '© A county' });
  await keep(features('water', 'roads', 'parks'), '© A city');
  const second = await about();
  const bounds = [-76.6, 39.28, -76.59, 39.29];
  expect(second).toMatchObject({ kind: 'tiles', attribution: '© A city', bounds });
  expect(second?.file).not.toBe(first?.file);
  const folder = path.join(home, 'kept');
  expect((await readdir(folder)).sort()).toEqual([second?.file, 'about.json'].sort());
  const [tile] = (await weigh(14)).keys();
  const file = path.join(await folderOf(), '14', tile ?? '');
  const packed = brotliDecompressSync(await readFile(file));
  expect(packed).toEqual(await readFile(file.replace(/\.br$/, '')));
  expect(['water', 'roads', 'parks'].filter((name) => packed.includes(name))).toHaveLength(3);
  await removeBasemap(folder);
  expect(await about()).toBeNull();
});

test('a base map that an earlier version stored as one file is ignored', async () => {
  const folder = path.join(home, 'kept');
  await mkdir(folder, { recursive: true });
  const kept = { kind: 'layers', attribution: '© A county', file: 'a.json' };
  await writeFile(path.join(folder, 'about.json'), JSON.stringify(kept));
  expect(await about()).toBeNull();
});

test('a map of a dense city loads at most 80 kB at every zoom', async () => {
  await keep(TOPOLOGY, '© A county');
  for (let zoom = 8; zoom <= 14; zoom++) {
    const heaviest = [...(await weigh(zoom)).values()].sort((a, b) => b - a).slice(0, TILES_OF_A_VIEW);
    const total = heaviest.reduce((sum, size) => sum + size, 0);
    expect([zoom, total <= 80_000], `${total} bytes at ${zoom}`).toEqual([zoom, true]);
  }
  const [tile = ''] = (await weigh(14)).keys();
  const named = await readFile(path.join(await folderOf(), '14', tile.replace(/\.br$/, '')));
  expect(named.includes('Street ')).toBe(true);
});

test('tiles carry their attribution', async () => {
  const kept = await keep(tiles({ attribution: '<a href="https://x.example">&copy; Mappers</a>' }));
  expect(kept).toMatchObject({ kind: 'pmtiles', attribution: '© Mappers', layers: ['water', 'roads'] });
  expect((await about())?.file).toMatch(/\.pmtiles$/);
});

it.each<[string, string | Buffer, RegExp]>([
  ['a table', 'name,address\n', /neither PMTiles, nor TopoJSON, nor a GeoJSON/],
  [
    'features without layers',
    '{"type":"FeatureCollection","features":[{"properties":{}}]}',
    /neither PMTiles/,
  ],
  ['no roads', features('water'), /has no layer roads\. It has: water\./],
  ['tiles without water', tiles({ layers: ['roads'] }), /has no layer water/],
  ['tiles that are pictures', tiles({ type: 2 }), /are pictures/],
  ['tiles of another town', tiles({ east: -80 }), /do not show downtown Baltimore/],
  ['half a file', tiles({}).subarray(0, 60), /cannot be read further/],
  ['layers of nobody', TOPOLOGY, /whose data it is/],
])('%s is refused with the reason', async (_name, content, reason) => {
  await expect(keep(content)).rejects.toThrow(reason);
});

test('a missing file is named', async () => {
  const folder = path.join(home, 'kept');
  await expect(keepBasemap({ folder, file: '/no/such/file' })).rejects.toThrow(
    'There is no file /no/such/file.',
  );
});

interface Tiles {
  attribution?: string;
  layers?: string[];
  /** 1 is vectors, 2 PNG. */
  type?: number;
  east?: number;
}

/** A PMTiles archive, version 3, without a tile in it. */
function tiles({
  attribution = '© Mappers',
  layers = ['water', 'roads'],
  type = 1,
  east = -76,
}: Tiles): Buffer {
  const metadata = Buffer.from(JSON.stringify({ attribution, vector_layers: layers.map((id) => ({ id })) }));
  const directory = Buffer.from([0]);
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const end = 127 + directory.length;
  [127, directory.length, end, metadata.length, 0, 0, end + metadata.length].forEach((value, index) => {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  });
  header.set([1, 1, 1, type, 0, 14], 96);
  [-81, 39, east, 40].forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + index * 4));
  return Buffer.concat([header, directory, metadata]);
}
