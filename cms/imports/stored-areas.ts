import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readAreas, type Areas } from './polygons.ts';

/** Where uploads and polygons of imports are kept. */
export function importFolder(dataDir: string): string {
  return path.join(dataDir, 'imports');
}

/** Neighborhoods on the map, kept for every import; replaced by another upload. */
export function areasFile(dataDir: string): string {
  return path.join(importFolder(dataDir), 'neighborhoods.geojson');
}

/** `undefined` where nobody has given any. */
export async function readStoredAreas(dataDir: string): Promise<Areas | undefined> {
  const file = areasFile(dataDir);
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  return isThere ? readAreas(file) : undefined;
}
