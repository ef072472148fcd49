import { mkdirSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { cityFolder } from '#city/city-folder';
import { cityGaps } from '#city/city-gaps';
import { readCity } from '#city/read-city';
import { reasonOf } from '#cms/database/database-fault';
import { boundsOf } from '#cms/imports/map/area-feature';
import { foldedWords } from '#domain/words/characters';
import { Command } from 'commander';
import type { Lists } from './lib/describe-places.ts';
import { outlinesOf, type Outline } from './lib/outlines.ts';

/** `npm run new-city`: a folder that starts at once, and what it still lacks. */

interface Flags {
  readonly country?: string;
  readonly state?: string;
  readonly stateCode?: string;
  readonly language?: string;
  readonly currency?: string;
  readonly zone?: string;
  readonly center?: string;
  readonly neighborhoods?: string;
  readonly property?: string;
  readonly places?: string;
  readonly map?: string;
  readonly folder?: string;
}

const WORLD = { south: -90, north: 90, west: -180, east: 180 };
const HAVE_STATES = ['US', 'CA', 'AU'];

const program = new Command('npm run new-city --')
  .description('Writes the folder of a new city. It asks for what it is not told.')
  .argument('<name>', 'as readers say it, such as "North Bay"')
  .option('--country <code>', 'such as US')
  .option('--state <name>', 'such as Oregon, where there are states')
  .option('--state-code <code>', 'such as OR')
  .option('--language <tag>', 'such as en-US: how numbers, dates and times are written')
  .option('--currency <code>', 'such as USD')
  .option('--zone <name>', 'such as America/Los_Angeles')
  .option('--center <latitude,longitude>', 'only without --neighborhoods and --places')
  .option('--neighborhoods <file>', 'their outlines as GeoJSON')
  .option('--property <name>', 'of an outline: its name, if it is not found')
  .option('--places <file>', 'a list of places: CSV, XLSX, JSON or GeoJSON')
  .option('--map <map>', 'how its columns become fields; without one, it is guessed')
  .option('--folder <path>', 'where, if not in cities')
  .action((name: string, flags: Flags) =>
    newCity(name, flags).catch((error: unknown) => program.error(reasonOf(error))),
  );

await program.parseAsync();

async function newCity(name: string, flags: Flags): Promise<void> {
  const slug = foldedWords(name).join('-');
  const folder = flags.folder === undefined ? cityFolder(slug) : path.resolve(flags.folder);
  if (existsSync(folder)) program.error(`${folder} exists already.`);
  const region = await askRegion(name, flags);
  const { naming, outlines } =
    flags.neighborhoods === undefined
      ? { naming: undefined, outlines: [] }
      : outlinesOf(readJson(flags.neighborhoods), flags.property);
  const written = { folder, name, region, center: centerOf(flags, outlines), outlines };
  try {
    await writeCity(written, { ...flags, property: naming });
  } catch (error) {
    // The next try must not find it.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  console.log(`Look at it: CITY=${flags.folder ?? slug} npm start`);
}

interface NewCity {
  readonly folder: string;
  readonly name: string;
  readonly region: object;
  /** Null if the places have to say. */
  readonly center: object | null;
  readonly outlines: readonly Outline[];
}

async function writeCity({ folder, name, region, center, outlines }: NewCity, lists: Lists): Promise<void> {
  const write = (file: string, value: unknown) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  };
  write('region.json', region);
  // Wherever the places are: the area is known once they are read.
  write(
    'area.json',
    center ? { center } : { center: { latitude: 0, longitude: 0 }, positions: WORLD, country: WORLD },
  );
  // What follows reads the city as the chosen one, whose faults would end the program.
  readCity(folder);
  process.env.CITY = folder;
  const { describePlaces } = await import('./lib/describe-places.ts');
  const { area, files, report } = await describePlaces(lists, outlines);
  if (!area && !center) throw new Error('The list has no place with a position: say --center, or --map.');
  write('area.json', area ?? { center });
  const names = { name: `${name} Eats`, publication: `${name} Eats` };
  for (const [file, value] of Object.entries({ ...files, 'site.json': { ...names, ...files['site.json'] } }))
    write(file, value);
  console.log(
    `Written to ${path.relative('', folder)}${report}.\nWhat it lacks, first what a visitor notices first:`,
  );
  for (const gap of cityGaps(folder, readCity(folder))) console.log(`- ${gap}`);
}

async function askRegion(name: string, flags: Flags): Promise<object> {
  const prompt = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  const ask = async (given: string | undefined, flag: string, usual?: string): Promise<string> => {
    const answer = given ?? (await prompt?.question(`${flag}${usual ? ` [${usual}]` : ''}: `));
    return answer || (usual ?? program.error(`Say --${flag}.`));
  };
  const country = await ask(flags.country, 'country');
  const hasState = HAVE_STATES.includes(country);
  const region = {
    name,
    ...(hasState && {
      state: await ask(flags.state, 'state'),
      stateCode: await ask(flags.stateCode, 'state-code'),
    }),
    country,
    language: await ask(flags.language, 'language', `en-${country}`),
    currency: await ask(flags.currency, 'currency', country === 'US' ? 'USD' : undefined),
    timeZone: await ask(flags.zone, 'zone'),
  };
  prompt?.close();
  return region;
}

/** Null if the places have to say. */
function centerOf({ center, places }: Flags, outlines: readonly Outline[]) {
  if (center !== undefined) {
    const [latitude = Number.NaN, longitude = Number.NaN] = center.split(',').map(Number);
    return { latitude, longitude };
  }
  if (outlines.length > 0) {
    const [west, south, east, north] = boundsOf(outlines.flatMap(({ rings }) => rings.flat()));
    return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  }
  return places === undefined ? program.error('Say --center, --neighborhoods or --places.') : null;
}

function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${reasonOf(error)}`, { cause: error });
  }
}
