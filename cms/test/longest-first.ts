import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest test files: if started last, one would run alone at the end. */
const LONGEST = [
  'seed/all-lists',
  'backup/backup.nightly',
  'database/postgres-server',
  'seed/reindex',
  'http/directory',
  'http/desk',
  'http/content',
  'http/visitors',
  'http/reading',
  'http/accounts',
  'memory/memory-engine',
  'seed/import.',
  'sending/keep-sending',
  'imports/imports.int',
  'http/mail',
  'newsletter-issues',
  'imports-desk',
  'access/access.int',
  'place-names/place-names',
  'pages/home-page',
  'indexing/indexing',
  'http/fresh',
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
