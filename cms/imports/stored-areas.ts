import { stat } from 'node:fs/promises';
import path from 'node:path';
import { readAreas, type Areas } from './polygons.ts';

/** Neighborhoods on the map, kept for every import; replaced by another upload. */
export function areasFile(importFolder: string): string {
  return path.join(importFolder, 'neighborhoods.geojson');
}

/** `undefined` where nobody has given any. */
export async function readStoredAreas(importFolder: string): Promise<Areas | undefined> {
  const file = areasFile(importFolder);
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  return isThere ? readAreas(file) : undefined;
}
