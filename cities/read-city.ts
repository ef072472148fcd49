import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import STATES from './states.json' with { type: 'json' };
import { SCHEMAS, type City } from './city-schemas.ts';
import { kebabCase } from './kebab-case.ts';
import { readMessages } from './read-messages.ts';

/** What is wrong with a city's files, a line each: the file, where in it, and the fault. */
export class CityFault extends Error {
  override readonly name = 'CityFault';
}

/** A city's files, `drawn-map.json` as `drawnMap`; defaults stand in for files that it doesn't have. @throws CityFault */
export function readCity(folder: string): City {
  const faults: string[] = [];
  if (!existsSync(folder)) throw new CityFault(`CITY: there is no folder ${folder}.`);
  const entries = Object.entries(SCHEMAS).map(([name, schema]) => {
    const file = path.relative('', path.join(folder, `${kebabCase(name)}.json`));
    const { json, fault } = readJson(file);
    const { data, error } = schema.safeParse(json);
    if (fault !== undefined) faults.push(`${file}: ${fault}`);
    else if (error && json === undefined) faults.push(`${file}: There is no such file.`);
    else
      for (const { path: at, message } of error?.issues ?? [])
        faults.push(`${file}: ${at.map(String).join('.') || 'the whole file'}: ${message}`);
    return [name, data];
  });
  if (faults.length > 0) throw new CityFault(faults.join('\n'));
  // Each entry has passed the schema of its name.
  const city = Object.fromEntries(entries) as Omit<City, 'messages'>;
  const region = { ...city.region, language: process.env.SITE_LANGUAGE || city.region.language };
  const messages = readMessages({ folder, region, language: region.language }, faults);
  if (faults.length > 0) throw new CityFault(faults.join('\n'));
  const { [region.country]: states = '' }: Readonly<Record<string, string>> = STATES;
  return { ...city, coverage: { ...city.coverage, states }, region, messages };
}

/** Nothing if there is no such file. */
function readJson(file: string): { json?: unknown; fault?: string } {
  if (!existsSync(file)) return {};
  try {
    return { json: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'cannot be read' };
  }
}
