import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCity } from './read-city.ts';
import { cityFolder } from './city-folder.ts';
import { findNouns } from './find-nouns.ts';

/**
 * `npm run check-city`: whether the city's files are complete, and whether any code outside its folder says what only
 * the folder may.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const NO_PRODUCT =
  /\.(?:test|contract)\.tsx?$|payload-types|next-env|(?:^|\/)(?:node_modules|\.next|migrations|test|e2e|bench|fuzz|judged)\//;
/** Files that still name the city, and how often. A number only gets smaller. */
const ALLOWED: Readonly<Record<string, number>> = {
  // The names of the embedded database and its user, which an existing cluster keeps.
  'cms/database/embedded-postgres.ts': 1,
  'cms/database/postgres-cluster.ts': 1,
  // Examples in descriptions of the panel.
  'cms/collections/guides/guides.ts': 1,
  'cms/collections/place-names/place-names.ts': 2,
};

const faults: string[] = [];
try {
  const city = readCity(cityFolder());
  const files = globSync('{cms,search,seed,web}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => NO_PRODUCT.test(`${name}/`),
  });
  const counts = new Map(Object.keys(ALLOWED).map((file) => [file, 0]));
  for (const file of files.filter((name) => !NO_PRODUCT.test(name))) {
    const nouns = findNouns(city, readFileSync(path.join(ROOT, file), 'utf8'));
    counts.set(file, nouns.length);
    if (nouns.length <= (ALLOWED[file] ?? 0)) continue;
    faults.push(
      ...nouns.map(
        ({ kind, text, line }) => `${file}:${line}: “${text}” (${kind}) belongs in the city’s folder.`,
      ),
    );
  }
  for (const [file, allowed] of Object.entries(ALLOWED)) {
    const found = counts.get(file) ?? 0;
    if (found < allowed)
      faults.push(`${file} names the city ${found} times now: lower its number in check-city.ts.`);
  }
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error));
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
