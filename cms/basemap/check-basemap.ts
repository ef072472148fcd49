import { open, readFile, stat } from 'node:fs/promises';
import { PMTiles, TileType, type Source } from 'pmtiles';
import { z } from 'zod';

/** A fault in the operator's file. */
export class BasemapFault extends Error {}

export interface CheckedBasemap {
  readonly kind: 'pmtiles' | 'layers';
  /** The file's own attribution; '' if it has none. */
  readonly attribution: string;
  /** Names of its layers. */
  readonly layers: readonly string[];
}

/** Light and Pratt. */
const DOWNTOWN = { longitude: -76.6119, latitude: 39.2866 };
/** Layers are cut into tiles in memory; a file of tiles has no size limit. */
const MOST_LAYER_MB = 50;
/** Layers that a useful map needs, by kind of file. */
const NEEDED = { pmtiles: ['water', 'roads'], layers: ['water', 'roads'] } as const;

/** Checks a file before a site uses it. Throws `BasemapFault`. */
export async function checkBasemap(file: string): Promise<CheckedBasemap> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new BasemapFault(`There is no file ${file}.`);
  const checked = (await isTiles(file)) ? await checkTiles(file) : await checkLayers(file, found.size);
  const missing = NEEDED[checked.kind].filter((name) => !checked.layers.includes(name));
  if (missing.length > 0) {
    throw new BasemapFault(
      `The file has no layer ${missing.join(' and no layer ')}. It has: ${checked.layers.join(', ') || 'none'}.`,
    );
  }
  return checked;
}

async function isTiles(file: string): Promise<boolean> {
  return (await readPart(file, 0, 7)).toString('latin1') === 'PMTiles';
}

const metadataSchema = z.object({
  attribution: z.string().default(''),
  vector_layers: z.array(z.object({ id: z.string() })).default([]),
});

async function checkTiles(file: string): Promise<CheckedBasemap> {
  const source: Source = {
    getKey: () => file,
    getBytes: async (offset, length) => {
      const bytes = await readPart(file, offset, length);
      return { data: new Uint8Array(bytes).buffer };
    },
  };
  const tiles = new PMTiles(source);
  const header = await tiles.getHeader().catch(() => {
    throw new BasemapFault(
      'The file begins as PMTiles and cannot be read further: is it whole, and of version 3?',
    );
  });
  if (header.tileType !== TileType.Mvt) {
    throw new BasemapFault('The tiles are pictures. Vector tiles are needed, which the site colors itself.');
  }
  const { longitude, latitude } = DOWNTOWN;
  const { minLon, maxLon, minLat, maxLat } = header;
  if (longitude < minLon || longitude > maxLon || latitude < minLat || latitude > maxLat) {
    throw new BasemapFault('The tiles do not show downtown Baltimore.');
  }
  const { attribution, vector_layers: layers } = metadataSchema.parse(await tiles.getMetadata());
  return { kind: 'pmtiles', attribution: plainText(attribution), layers: layers.map(({ id }) => id) };
}

const layersSchema = z.union([
  z.object({ type: z.literal('Topology'), objects: z.record(z.string(), z.object({ type: z.string() })) }),
  z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(z.object({ properties: z.object({ layer: z.string() }) })).min(1),
  }),
]);

async function checkLayers(file: string, size: number): Promise<CheckedBasemap> {
  if (size > MOST_LAYER_MB * 1e6) {
    throw new BasemapFault(
      `Layers may take ${MOST_LAYER_MB} MB. PMTiles are read in parts: make such a file.`,
    );
  }
  const parsed = layersSchema.safeParse(parseJson(await readFile(file, 'utf8')));
  if (!parsed.success) {
    throw new BasemapFault(
      'The file is neither PMTiles, nor TopoJSON, nor a GeoJSON FeatureCollection whose features name their "layer".',
    );
  }
  const layers =
    parsed.data.type === 'Topology'
      ? Object.keys(parsed.data.objects)
      : [...new Set(parsed.data.features.map(({ properties }) => properties.layer))];
  return { kind: 'layers', attribution: '', layers };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readPart(file: string, offset: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Attributions in such files are HTML with links. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .trim();
}
