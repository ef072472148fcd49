import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The journeys through a page or a part of the product, by the name of their file; none where HTTP tests are enough. */
export const JOURNEYS: Readonly<Record<string, string>> = {
  'web/src/pages/about': '',
  'web/src/pages/account': 'accounts away',
  'web/src/pages/admin': 'ads-admin',
  'web/src/pages/admin-login': 'ads-admin second-factor',
  'web/src/pages/area-guide': '',
  'web/src/pages/auth': 'accounts account-mail away keyboard',
  'web/src/pages/author': '',
  'web/src/pages/award': 'editorial',
  'web/src/pages/awards': '',
  'web/src/pages/confirm-email': 'account-mail accounts',
  'web/src/pages/cuisine': 'browsing layout search',
  'web/src/pages/cuisines': 'away browsing',
  'web/src/pages/faq': '',
  'web/src/pages/guide': 'layout map',
  'web/src/pages/guides': 'editorial',
  'web/src/pages/home': 'ads browsing early keyboard layout nearby search',
  'web/src/pages/neighborhood': 'browsing map',
  'web/src/pages/neighborhoods': 'heads',
  'web/src/pages/new-password': 'account-mail accounts',
  'web/src/pages/offline': 'away',
  'web/src/pages/page': '',
  'web/src/pages/quiz': 'quiz',
  'web/src/pages/restaurant': 'away photos place reviews',
  'web/src/pages/saved': 'lists',
  'web/src/pages/shared-list': 'lists',
  'web/src/pages/sitemap': 'editorial signs-of-life',
  'web/src/pages/stories': 'readers',
  'web/src/pages/story': 'editors-week readers',
  'web/src/pages/submit-restaurant': 'submit',
  'web/src/pages/unsubscribe': 'newsletter',
  'web/src/pages/win-dinner': 'newsletter',
  'web/src': 'browsing early heads menu signs-of-life',
  'web/src/components/map': 'map',
  'web/src/components/partners': 'ads',
  'web/src/components/search': 'search',
  'web/src/failures': 'heads',
  'web/src/lists': 'lists',
  'web/src/newsletter': 'newsletter',
  'web/src/offline': 'away',
  'web/src/readership': 'readers',
  'cms/account-mail': 'account-mail',
  'cms/admin-panel': 'desk editor editors-week publishing two-editors',
  'cms/collections': 'editor publishing',
  'cms/endpoints/desk': 'desk editor imports reviews',
  'cms/imports': 'imports',
  'cms/newsletter': 'newsletter',
  'cms/tracking': 'ads ads-admin',
  'cms/uploads': 'photos',
};

/** The journeys that a change affects, as paths: those of the pages that its files reach by imports, and of its parts. */
export function journeysAbout(changed: readonly string[]): string[] {
  const pages = reachedBy(changed).filter((file) => file.startsWith('web/src/pages/'));
  return journeysThrough([...changed, ...pages]);
}

export function journeysThrough(files: readonly string[]): string[] {
  const names = files.flatMap((file) => {
    if (file.endsWith('.spec.ts')) return path.basename(file, '.spec.ts');
    const part = Object.keys(JOURNEYS)
      .filter((folder) => file.startsWith(`${folder}/`))
      .toSorted((a, b) => b.length - a.length)[0];
    return part === undefined ? [] : (JOURNEYS[part] ?? '').split(' ').filter(Boolean);
  });
  return [...new Set(names)].toSorted().map((name) => `web/e2e/${name}.spec.ts`);
}

/** Files that import one of these, directly or not, among those that the site and its journeys are made of. */
function reachedBy(changed: readonly string[]): string[] {
  const sources = changed.filter((file) => /^(web\/src|cms\/(domain|contract))\/.*\.tsx?$/.test(file));
  if (sources.length === 0) return [];
  const pattern = `^(${sources.map((file) => file.replaceAll('.', '\\.')).join('|')})$`;
  const answer = execFileSync(
    process.execPath,
    [
      '--import=./web/test/typescript-with-api.ts',
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      'web/src',
      '--config=.dependency-cruiser.cjs',
      '--output-type=json',
      `--reaches=${pattern}`,
    ],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  const { modules } = JSON.parse(answer) as { modules: { source: string }[] };
  return modules.map(({ source }) => source);
}
