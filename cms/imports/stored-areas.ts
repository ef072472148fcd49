import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readAreas, type Areas } from './polygons.ts';

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
