import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ImportFault } from '../import-fault.ts';
import { checkImportMap } from './import-map.ts';
import type { KnownMap } from './known-maps.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]{1,59}$/u;
const MAX_FOLDER_BYTES = 255;
const savedSchema = z.object({ name: z.string(), by: z.string(), savedAt: z.string(), map: z.unknown() });

/** A map saved in the panel. Every save is a new version, and the newest is used. */
export interface SavedMap extends KnownMap {
  readonly version: number;
  readonly by: string;
  readonly savedAt: string;
}

/**
 * Stores a map beside the uploads, where backups include it. Earlier versions stay.
 * @throws ImportFault if the name or the map cannot be stored
 */
export async function saveMap(
  importFolder: string,
  { name, map, by }: { name: string; map: unknown; by: string },
): Promise<number> {
  const plain = name.trim();
  // A folder's name: letters outside ASCII take up to twelve bytes in it.
  if (!NAME.test(plain) || folderOf(plain).length > MAX_FOLDER_BYTES)
    throw new ImportFault('a name has 2 to 60 letters, digits, blanks and hyphens; name the map otherwise.');
  checkImportMap(map, plain);
  const folder = path.join(homeOf(importFolder), folderOf(plain));
  await mkdir(folder, { recursive: true });
  const text = JSON.stringify({ name: plain, by, savedAt: new Date().toISOString(), map }, null, 2);
  for (let version = ((await listVersions(folder)).at(-1) ?? 0) + 1; ; version += 1) {
    // Never overwrites a version saved concurrently.
    const isTaken = await writeFile(path.join(folder, `${version}.json`), text, { flag: 'wx' }).then(
      () => false,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return true;
        throw error;
      },
    );
    if (!isTaken) return version;
  }
}

/** The newest version of each saved map, by name. */
export async function listSavedMaps(importFolder: string): Promise<SavedMap[]> {
  const home = homeOf(importFolder);
  const folders = (await readdir(home).catch(() => [])).toSorted();
  const saved = folders.map(async (name) => {
    const version = (await listVersions(path.join(home, name))).at(-1);
    if (version === undefined) return [];
    const text = await readFile(path.join(home, name, `${version}.json`), 'utf8');
    return [{ ...savedSchema.parse(JSON.parse(text)), version }];
  });
  return (await Promise.all(saved)).flat();
}

function homeOf(importFolder: string): string {
  return path.join(importFolder, 'maps');
}

/** Names that differ only in case are the same. */
function folderOf(name: string): string {
  return encodeURIComponent(name.normalize('NFC').toLowerCase());
}

async function listVersions(folder: string): Promise<number[]> {
  const files = await readdir(folder).catch(() => []);
  return files
    .flatMap((file) => Number(/^(\d+)\.json$/.exec(file)?.[1] ?? []) || [])
    .toSorted((a, b) => a - b);
}
