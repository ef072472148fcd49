import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { City } from './city-schemas.ts';
import { cityFaults, cityGaps } from './city-gaps.ts';
import { cityFolder } from './city-folder.ts';
import { findNouns, type Noun } from './find-nouns.ts';
import { CityFault, readCity } from './read-city.ts';
import { missingTexts, readMessages } from './read-messages.ts';

/**
 * `npm run check-city`: whether the files of every city are right, and whether any code outside its folder says what only
 * the folder may. Says what the chosen city can do without.
 */

const ROOT = path.resolve(import.meta.dirname, '..');
const NO_CODE =
  /\.(?:test|contract)\.(?:tsx?|json)$|next-env|package-lock|(?:^|\/)(?:node_modules|\.next|test|e2e|bench|fuzz|judged)\//;

const code = globSync(['{cms,search,seed,web}/**/*.{ts,tsx,mjs,json,sql,css,svg}', '*.{json,ts,cjs,yml}'], {
  cwd: ROOT,
  exclude: (name) => NO_CODE.test(`${name}/`),
})
  .filter((file) => !NO_CODE.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(ROOT, file), 'utf8') }));

const chosen = cityFolder();
const others = globSync('cities/*/region.json', { cwd: ROOT }).map((file) =>
  path.join(ROOT, path.dirname(file)),
);
const faults = [...new Set([chosen, ...others])].flatMap((folder) => {
  const name = path.relative(ROOT, folder);
  try {
    const city = readCity(folder);
    const find = findNounsOf(folder, city);
    const faultyTexts: string[] = [];
    if (folder === chosen)
      for (const gap of cityGaps(folder, city)) process.stdout.write(`Still without ${gap}\n`);
    for (const [language, keys] of missingTexts(folder)) {
      readMessages({ folder, region: city.region, language }, faultyTexts);
      if (folder === chosen)
        process.stdout.write(
          `Still without ${keys.length} texts in ${language}, read in English: ${keys.join(', ')}\n`,
        );
    }
    return [
      ...faultyTexts,
      ...cityFaults(city).map((fault) => `${name}/${fault}`),
      ...code.flatMap(({ file, source }) =>
        find(source).map(
          ({ kind, text, line }) => `${file}:${line}: “${text}” (${kind}) belongs in ${name}.`,
        ),
      ),
    ];
  } catch (error) {
    if (!(error instanceof CityFault)) throw error;
    return [error.message];
  }
});
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function findNounsOf(folder: string, city: City): (source: string) => Noun[] {
  const file = path.join(folder, 'sample', 'places.json');
  const places: { address: string }[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return findNouns(
    city,
    places.map(({ address }) => address),
  );
}
