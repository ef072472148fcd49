import { createHash, type Hash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cityFolder, cityName } from '#city/city-folder';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The city's folder may lie elsewhere; the other cities are not built. */
const CITY = [
  path.relative(ROOT, cityFolder()),
  ...globSync(['cities/*.{ts,json}', 'cities/texts'], { cwd: ROOT }).sort(),
];
const PARTS = {
  site: {
    stampFile: `dist/${cityName()}/build-stamp`,
    sources: ['web/src', 'web/public', 'web/build', 'cms/domain', 'cms/contract', ...CITY, 'vite.config.ts'],
  },
  panel: {
    stampFile: `cms/admin-panel/.next/${cityName()}/build-stamp`,
    sources: ['cms', 'search', ...CITY],
  },
};
const IS_NO_SOURCE =
  /(^|\/)(\.next|node_modules|cms\/test|sample|import-maps|next-env\.d\.ts|.*\.test\.(ts|json)|.*\.md)$/;

/** What is built: the site for browser and server, and the panel. */
export type Part = keyof typeof PARTS;

/** True when the part was built from the current sources, or all parts were. */
export function isBuilt(part?: Part): boolean {
  if (!part) return isBuilt('site') && isBuilt('panel');
  const stampFile = path.join(ROOT, PARTS[part].stampFile);
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentStamp(part);
}

/** Builds a part. It counts as built only once it is complete. */
export async function buildStamped(part: Part, build: () => Promise<void> | void): Promise<void> {
  const stampFile = path.join(ROOT, PARTS[part].stampFile);
  const stamp = currentStamp(part);
  rmSync(stampFile, { force: true });
  await build();
  writeFileSync(stampFile, stamp);
}

function currentStamp(part: Part): string {
  return stampOf(ROOT, [...PARTS[part].sources, 'package-lock.json']);
}

/** Names and contents, not times: a checkout of another commit and back changes nothing. */
export function stampOf(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, root, source);
  return hash.digest('hex');
}

function addTo(hash: Hash, root: string, source: string): void {
  const file = path.join(root, source);
  if (IS_NO_SOURCE.test(source) || !existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) addTo(hash, root, `${source}/${name}`);
    return;
  }
  const content = readFileSync(file);
  hash.update(`${source}:${content.length}\n`).update(content);
}
