import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runProgram } from '#cms/test/run-program';

const CITY_FILE = path.resolve(ROOT, '../shared/data/open-baltimore-restaurants/restaurants.csv');

/** The city's own list lies beside the project, or it does not. */
export const hasCityFile = existsSync(CITY_FILE);

/** Brings the more than 1,300 places of the city's list into a database, as data staff would. */
export async function importCityFile(env: Record<string, string>): Promise<void> {
  const plan = await run([CITY_FILE], env);
  const id = /^Plan (\d+)/m.exec(plan)?.[1];
  if (id === undefined) throw new Error(`The import said no number of its plan: ${plan}`);
  await run(['--commit', id, '--duplicates', 'create'], env);
}

async function run(flags: string[], env: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await runProgram('seed/import.ts', flags, env);
  if (code !== 0) throw new Error(`The import ended with ${code}: ${stderr}`);
  return stdout;
}
