import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ImportFault } from '../import-fault.ts';
import { checkImportMap } from './import-map.ts';
import type { KnownMap } from './known-maps.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]{1,59}$/u;
const MAX_FILE_BYTES = 255;
const savedSchema = z.object({ name: z.string(), by: z.string(), savedAt: z.string(), map: z.unknown() });

/** A map saved in the panel. What it was before stays with the plans made by it. */
export interface SavedMap extends KnownMap {
  readonly by: string;
  readonly savedAt: string;
}

/**
 * Stores a map beside the uploads, where backups include it, in place of one of its name.
 * @throws ImportFault if the name or the map cannot be stored
 */
export async function saveMap(
  importFolder: string,
  { name, map, by }: { name: string; map: unknown; by: string },
): Promise<void> {
  const plain = name.trim();
  // Names that differ only in case are the same. Letters outside ASCII take up to twelve bytes.
  const file = `${encodeURIComponent(plain.normalize('NFC').toLowerCase())}.json`;
  if (!NAME.test(plain) || file.length > MAX_FILE_BYTES)
    throw new ImportFault('a name has 2 to 60 letters, digits, blanks and hyphens; name the map otherwise.');
  checkImportMap(map, plain);
  await mkdir(homeOf(importFolder), { recursive: true });
  const text = JSON.stringify({ name: plain, by, savedAt: new Date().toISOString(), map }, null, 2);
  await writeFile(path.join(homeOf(importFolder), file), text);
}

export async function listSavedMaps(importFolder: string): Promise<SavedMap[]> {
  const home = homeOf(importFolder);
  const files = (await readdir(home).catch(() => [])).filter((file) => file.endsWith('.json'));
  const texts = files.toSorted().map((file) => readFile(path.join(home, file), 'utf8'));
  return (await Promise.all(texts)).map((text) => savedSchema.parse(JSON.parse(text)));
}

function homeOf(importFolder: string): string {
  return path.join(importFolder, 'maps');
}
