import { area, region } from '#city';
import { open, stat } from 'node:fs/promises';
import { PMTiles, TileType } from 'pmtiles';
import { z } from 'zod';

/** A fault in the operator's file. */
export class BasemapFault extends Error {}

export interface CheckedBasemap {
  /** The file's own attribution; '' if it has none. */
  readonly attribution: string;
  /** Names of its layers. */
  readonly layers: readonly string[];
}

const NEEDED_LAYERS = ['water', 'roads'];

const metadataSchema = z.object({
  attribution: z.string().default(''),
  vector_layers: z.array(z.object({ id: z.string() })).default([]),
});

/** Checks a file before a site uses it. Throws `BasemapFault`. */
export async function checkBasemap(file: string): Promise<CheckedBasemap> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new BasemapFault(`There is no file ${file}.`);
  const tiles = await openTiles(file);
  const { attribution, vector_layers } = metadataSchema.parse(await tiles.getMetadata());
  const layers = vector_layers.map(({ id }) => id);
  const missing = NEEDED_LAYERS.filter((name) => !layers.includes(name));
  if (missing.length > 0) {
    throw new BasemapFault(
      `The file has no layer ${missing.join(' and no layer ')}. It has: ${layers.join(', ') || 'none'}.`,
    );
  }
  return { attribution: plainText(attribution), layers };
}

async function openTiles(file: string): Promise<PMTiles> {
  if ((await readPart(file, 0, 7)).toString('latin1') !== 'PMTiles') {
    throw new BasemapFault('The file is not PMTiles.');
  }
  const tiles = new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(await readPart(file, offset, length)).buffer,
    }),
  });
  const header = await tiles.getHeader().catch(() => {
    throw new BasemapFault(
      'The file begins as PMTiles and cannot be read further: is it whole, and of version 3?',
    );
  });
  if (header.tileType !== TileType.Mvt) {
    throw new BasemapFault('The tiles are pictures. Vector tiles are needed, which the site colors itself.');
  }
  const { longitude, latitude } = area.center;
  const { minLon, maxLon, minLat, maxLat } = header;
  if (longitude < minLon || longitude > maxLon || latitude < minLat || latitude > maxLat) {
    throw new BasemapFault(`The tiles do not show the middle of ${region.name}.`);
  }
  return tiles;
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
