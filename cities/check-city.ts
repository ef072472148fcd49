import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNouns, type Noun } from './find-nouns.ts';
import { CityFault, readCity } from './read-city.ts';

/**
 * `npm run check-city`: whether the files of every city are right, and whether any code outside its folder says what only
 * the folder may.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const NO_CODE =
  /\.(?:test|contract)\.tsx?$|next-env|package-lock|(?:^|\/)(?:node_modules|\.next|test|e2e|bench|fuzz|judged)\//;

const code = globSync(['{cms,search,seed,web}/**/*.{ts,tsx,mjs,json,sql,css,svg}', '*.{json,ts,cjs,yml}'], {
  cwd: ROOT,
  exclude: (name) => NO_CODE.test(`${name}/`),
})
  .filter((file) => !NO_CODE.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }));

const faults = globSync('cities/*/region.json', { cwd: ROOT }).flatMap((file) => {
  try {
    const find = findNounsOf(path.join(ROOT, path.dirname(file)));
    return code.flatMap(({ file: at, source }) =>
      find(source).map(
        ({ kind, text, line }) => `${at}:${line}: “${text}” (${kind}) belongs in ${path.dirname(file)}.`,
      ),
    );
  } catch (error) {
    if (!(error instanceof CityFault)) throw error;
    return [error.message];
  }
});
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function findNounsOf(folder: string): (source: string) => Noun[] {
  const file = path.join(folder, 'sample', 'places.json');
  const places: { address: string }[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return findNouns(
    readCity(folder),
    places.map(({ address }) => address),
  );
}
