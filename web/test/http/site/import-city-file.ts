import { existsSync } from 'node:fs';
import path from 'node:path';
import { findKnownMap } from '#cms/imports/maps/known-maps';
import { decideDuplicates } from '#cms/imports/plan/decide-duplicates';
import { importsOf } from '#cms/test/import-file';
import type { TestCms } from '#cms/test/open-test-cms';
import { ROOT } from '#cms/test/run-program';

const LIST = 'open-baltimore-restaurants';
const CITY_FILE = path.resolve(ROOT, '../shared/data', LIST, 'restaurants.csv');

/** The city's own list lies beside the project, or it does not. */
export const hasCityFile = existsSync(CITY_FILE);

/** Brings the more than 1,300 places of the city's list into a database, as data staff would. */
export async function importCityFile(cms: TestCms): Promise<void> {
  const imports = importsOf(cms);
  const { map } = await findKnownMap(LIST);
  const { id } = await imports.plan(CITY_FILE, map);
  await decideDuplicates(cms.payload.db.pool, id, { decision: 'create' });
  await imports.commit(id);
}
