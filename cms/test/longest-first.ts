import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take half a minute and more, longest first: if started last, one would run alone at the end. */
const LONGEST = [
  'seed/import.int',
  'backup/backup.int',
  'http/counts.int',
  'database/postgres-server.int',
  'access/access.int',
  'seed/reindex.int',
  'http/rate-limits.int',
  'http/crash.int',
  'imports/imports.int',
];

/** Without a cache of earlier runs, Vitest sorts by file size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

function place({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((name) => moduleId.includes(name));
  return at < 0 ? LONGEST.length : at;
}
