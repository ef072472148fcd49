import { execFileSync } from 'node:child_process';
import path from 'node:path';
import JOURNEYS from '../e2e/journeys.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Files that differ from a commit, including new ones but not deleted ones; paths below the root. */
function changedSince(base: string): string[] {
  const lines = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...lines('diff', '--name-only', '--diff-filter=d', base),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Paths of the journeys through the parts of the product that have changed since a commit. */
export function changedJourneys(base: string): string[] {
  return journeysThrough(changedSince(base));
}

/** No import leads from a journey to the page it plays, so a table names those of each part. The innermost part counts. */
export function journeysThrough(files: readonly string[]): string[] {
  const parts = Object.entries(JOURNEYS).toSorted(([a], [b]) => b.length - a.length);
  const journeys = files.flatMap((file) => {
    if (/^web\/e2e\/[\w-]+\.spec\.ts$/.test(file)) return [file];
    const names: readonly string[] = parts.find(([folder]) => file.startsWith(`${folder}/`))?.[1] ?? [];
    return names.map((name) => `web/e2e/${name}.spec.ts`);
  });
  return [...new Set(journeys)].toSorted();
}
