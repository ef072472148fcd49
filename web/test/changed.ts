import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { journeysAbout } from './journeys.ts';

/** Files below the root that differ from a commit, including new ones but not deleted ones. */
export function changedSince(base: string, root: string): string[] {
  const lines = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...lines('diff', '--name-only', '--diff-filter=d', base),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Words too common to tell what a file is about. */
const PLAIN_WORDS = new Set(
  `account add all and api at build by check cms commands components content contract css data day days domain e2e
  endpoints entry env find for from get hooks index int keep list main make module new of on one open own page pages
  presenters queries read result row run seed server set show site spec src state store styles table test text the to
  ts tsx type types ui use view web with words write`.split(/\s+/),
);

/** Suites whose names differ from the folders they cover. */
const ALSO_ABOUT: Record<string, readonly string[]> = {
  restaurant: ['directory'],
  cuisine: ['directory'],
  neighborhood: ['directory'],
  home: ['directory'],
  story: ['editorial'],
  guide: ['editorial'],
  award: ['editorial'],
  partner: ['ad'],
  campaign: ['ad'],
  auth: ['account', 'session'],
  unsubscribe: ['newsletter'],
  subscriber: ['newsletter'],
};

/** A change to one of these affects everything. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig\.json|[\w.]+\.config\.ts|cms\/database\/migrations\/|cms\/test\/)/;

/** Paths below the root. */
interface TestsAbout {
  integration: string[];
  journeys: string[];
}

/**
 * The integration tests for a change are those named like a changed file or folder, or like a file that imports one:
 * suites of the whole site import everything. Its journeys are those through the pages that it reaches.
 */
export function testsAbout(changed: readonly string[], root: string): TestsAbout {
  const all = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.int\.test\.ts$|^web\/e2e\/[\w-]+\.spec\.ts$/.test(file));
  const [integration, journeys] = [
    all.filter((file) => file.endsWith('.int.test.ts')),
    all.filter((file) => file.endsWith('.spec.ts')),
  ];
  if (changed.some((file) => EVERYTHING.test(file))) return { integration, journeys };
  const importers = importersOf(changed, root);
  const words = wordsOf([...changed, ...importers]);
  const played = journeysAbout([...changed, ...importers.filter((file) => file.startsWith('web/e2e/'))]);
  return {
    integration: integration.filter(
      (file) => changed.includes(file) || subjectOf(file, root).some((word) => words.has(word)),
    ),
    journeys: journeys.filter((file) => played.includes(file)),
  };
}

/** The changed files that Prettier formats. */
export function changedFormatted(changed: readonly string[], root: string): string[] {
  return changed
    .filter((file) => /\.([cm]?[jt]sx?|css|json|md|ya?ml)$/.test(file))
    .map((file) => path.join(root, file));
}

/** The words of a test's name, of its folder if that is a feature's, and of the suites that it plays on one site. */
function subjectOf(file: string, root: string): string[] {
  const suites = readFileSync(path.join(root, file), 'utf8').matchAll(/^import '\.\/([^']+)\.ts';$/gm);
  const name = file.replace(/^web\/test\/http\//, '').replace(/\.int\.test\.ts$/, '');
  return [...wordsOf([name, ...[...suites].map(([, suite = '']) => suite)])];
}

function wordsOf(files: readonly string[]): Set<string> {
  const words = files
    .flatMap((file) => file.toLowerCase().split(/[^a-z]+/))
    .filter((word) => word.length > 1 && !PLAIN_WORDS.has(word))
    .map(singular);
  return new Set(words.flatMap((word) => [word, ...(ALSO_ABOUT[word] ?? [])]));
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Files that import one of these, found by file name. */
function importersOf(changed: readonly string[], root: string): string[] {
  const names = changed
    // Pages never import each other.
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('web/src/pages/'))
    .map((file) => path.parse(file).name);
  if (names.length === 0) return [];
  const pattern = `from '[^']*/(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(\\.tsx?)?'`;
  try {
    return execFileSync('git', ['grep', '-lE', pattern, '--', '*.ts', '*.tsx'], {
      cwd: root,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => file !== '' && !/\.test\.tsx?$/.test(file));
  } catch {
    // No file imports them.
    return [];
  }
}
