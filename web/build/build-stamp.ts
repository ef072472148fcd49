import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STAMP_FILE = path.join(ROOT, 'dist', 'build-stamp');
const PANEL_BUILD = path.join(ROOT, 'cms', 'admin-panel', '.next', 'BUILD_ID');
const SOURCES = [
  'web/src',
  'web/public',
  'web/build',
  'cms',
  'search',
  'package-lock.json',
  'vite.config.ts',
];
const IS_NO_SOURCE = /(^|\/)(\.next|node_modules|cms\/test|next-env\.d\.ts|.*\.test\.ts|.*\.md)$/;

/** True when site and panel were built from the current sources. */
export async function isBuilt(): Promise<boolean> {
  if (!existsSync(STAMP_FILE) || !existsSync(PANEL_BUILD)) return false;
  return (await readFile(STAMP_FILE, 'utf8')) === currentStamp();
}

/** Written after a build and compared at the next start. */
export async function stampBuild(): Promise<void> {
  await writeFile(STAMP_FILE, currentStamp());
}

/** Names, sizes and mtimes of the sources: hashing their contents would slow down every start. */
function currentStamp(): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) addTo(hash, path.join(ROOT, source));
  return hash.digest('hex');
}

function addTo(hash: Hash, file: string): void {
  if (IS_NO_SOURCE.test(file) || !existsSync(file)) return;
  const stats = statSync(file);
  if (!stats.isDirectory()) {
    hash.update(`${path.relative(ROOT, file)}:${stats.size}:${stats.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(file).sort()) addTo(hash, path.join(file, name));
}
