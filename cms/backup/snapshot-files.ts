import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../database/database-fault.ts';
import { FILE_FOLDERS, SECRET_FILE } from './manifest.ts';

/** A snapshot of the files, unaffected by later deletions. */
export interface FileSnapshot {
  readonly folder: string;
  /** Paths below the folder, with `/`. */
  readonly names: readonly string[];
  /** Adds files created since. */
  holdMore(): Promise<void>;
  release(): Promise<void>;
}

/** Hard-links each file into a folder beside it, which takes no time and no space. */
export async function snapshotFiles(dataDir: string): Promise<FileSnapshot> {
  const folder = path.join(dataDir, '.backup-files');
  const names = new Set<string>();
  // Left by a killed backup.
  await rm(folder, { recursive: true, force: true });

  async function hold(name: string): Promise<void> {
    if (names.has(name)) return;
    const held = path.join(folder, name);
    await mkdir(path.dirname(held), { recursive: true });
    try {
      await linkOrCopy(path.join(dataDir, name), held);
      names.add(name);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }

  async function holdMore(): Promise<void> {
    await hold(SECRET_FILE);
    for (const name of await filesOf(dataDir)) await hold(name);
  }

  await holdMore();
  return {
    folder,
    get names() {
      return [...names].sort();
    },
    holdMore,
    release: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The site's files below a DATA_DIR, by their path in it. */
export async function filesOf(dataDir: string): Promise<string[]> {
  const found = await Promise.all(
    FILE_FOLDERS.map(async (folder) => {
      const entries = await readdir(path.join(dataDir, folder), {
        recursive: true,
        withFileTypes: true,
      }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)));
    }),
  );
  return found.flat().map((name) => name.split(path.sep).join('/'));
}

/** Some file systems don't support hard links. */
function linkOrCopy(from: string, to: string): Promise<void> {
  return link(from, to).catch((error: unknown) => {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK', 'ENOSYS'].includes(errorCode(error)))
      throw error;
    return copyFile(from, to);
  });
}
