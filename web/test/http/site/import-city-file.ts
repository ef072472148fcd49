import { existsSync } from 'node:fs';
import path from 'node:path';
import { findKnownMap } from '#cms/imports/map/known-maps';
import { decideDuplicates } from '#cms/imports/plan/decide-duplicates';
import { readAreas } from '#cms/imports/map/polygons';
import { importsOf } from '#cms/test/import-file';
import type { TestCms } from '#cms/test/open-test-cms';
import { ROOT } from '#cms/test/run-program';

const DATA = path.resolve(ROOT, '../shared/data');
const AREAS = path.join(DATA, 'baltimore-neighborhoods', 'neighborhoods_269.geojson');
/** The city's own list, and one with its own names for cuisines. */
const LISTS = [
  { map: 'open-baltimore-restaurants', file: path.join(DATA, 'open-baltimore-restaurants/restaurants.csv') },
  { map: 'orderup-baltimore-2015', file: path.join(DATA, 'orderup-baltimore-2015/restaurants.json') },
];

/** Whether the public lists exist next to the project. */
export const hasCityFile = [AREAS, ...LISTS.map(({ file }) => file)].every((file) => existsSync(file));

/** Imports the city's list of more than 1,300 places, as data staff would. */
export const importCityFile = (cms: TestCms) => importLists(cms, LISTS.slice(0, 1));

/** Then imports the other list. */
export const importPublicLists = (cms: TestCms) => importLists(cms, LISTS);

async function importLists(cms: TestCms, lists: typeof LISTS): Promise<void> {
  const imports = importsOf(cms);
  const areas = await readAreas(AREAS);
  for (const { map: name, file } of lists) {
    const { map } = await findKnownMap(name);
    const { id } = await imports.plan(file, map, { areas });
    await decideDuplicates(cms.payload.db.pool, id, { decision: 'create' });
    await imports.commit(id);
  }
}
