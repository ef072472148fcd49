import { Readable } from 'node:stream';
import type { SomeHandlers } from '../../calls/handler.ts';
import { ImportFault } from '../../imports/import-fault.ts';
import { guessMap, listPaths, valuesOf } from '../../imports/map/guess-map.ts';
import { checkImportMap } from '../../imports/map/import-map.ts';
import { findFittingMaps, type FittingMap, TEMPLATE_MAP } from '../../imports/map/known-maps.ts';
import { listSavedMaps, saveMap, type SavedMap } from '../../imports/map/saved-maps.ts';
import { findEarlierPlan } from '../../imports/plan/import-batch.ts';
import { startPlan } from '../../imports/plan/make-plan.ts';
import { previewRows } from '../../imports/desk/preview-rows.ts';
import { readHead } from '../../imports/read/read-source.ts';
import type { SourceRow } from '../../imports/read/source-file.ts';
import { readStoredAreas, storeAreas } from '../../imports/map/polygons.ts';
import { writeTemplate } from '../../imports/desk/write-template.ts';
import { findUpload, storeUpload } from '../../imports/desk/uploads.ts';
import { service } from '../../start/services.ts';

const SAMPLES = 3;
const SAMPLE_LENGTH = 80;

export const importFilesHandlers = {
  uploadImportFile: async ({ query, body, req: { payload } }) => {
    const { id, file } = await storeUpload(service('runtime').importFolder, { name: query.name, body });
    const { rows, columns } = await readHead(file);
    const { name, kind, encoding } = file;
    const guess = { name: 'A proposal, from names and values', map: { ...guessMap(rows, file), columns } };
    const saved = await listSavedMaps(service('runtime').importFolder);
    const fitting = await findFittingMaps(columns, saved.map(nameSaved));
    const whole = fitting.flatMap(({ name: known, map, strange }) =>
      strange.length === 0 ? [{ name: known, map }] : [],
    );
    // Maps made for other files: never the first choice, and labeled as such.
    const partial = fitting.filter(({ strange }) => strange.length > 0).map(nameInPart);
    const earlier = await findEarlierPlan(payload.db.pool, file);
    const planned = earlier
      ? [{ name: `As in plan ${earlier.id} (${earlier.fileName})`, map: earlier.map }]
      : [];
    const maps = [...whole, ...planned, guess, ...partial];
    // Mended rows continue the plan that rejected them.
    const { fillBlanks = false, asOf = file.day } = earlier?.isRejects ? earlier.terms : {};
    const terms = { fillBlanks, asOf };
    return { upload: id, file: { name, kind, encoding, columns }, terms, samples: sampleColumns(rows), maps };
  },

  uploadNeighborhoods: ({ body }) => storeAreas(service('runtime').importFolder, body),

  downloadTemplate: async ({ query: { format } }) => {
    const bytes = await writeTemplate(format);
    return { name: `${TEMPLATE_MAP}.${format}`, text: Readable.from([bytes]) };
  },

  previewImport: async ({ body: { upload, map } }) => {
    const { importFolder } = service('runtime');
    const file = await findUpload(importFolder, upload);
    const rows = await previewRows(file, checkImportMap(map, 'the map'), await readStoredAreas(importFolder));
    return { rows };
  },

  saveImportMap: async ({ body: { name, map }, user }) => {
    const { importFolder } = service('runtime');
    await saveMap(importFolder, { name, map, by: user.username });
  },

  planImport: async ({ body, user, req: { payload } }) => {
    const { upload, map, fillBlanks, asOf } = body;
    const { importFolder } = service('runtime');
    const { id, ended } = await startPlan({
      payload,
      file: await findUpload(importFolder, upload),
      map,
      mapName: 'the map',
      areas: await readStoredAreas(importFolder),
      terms: { fillBlanks, asOf },
      by: user.username,
    });
    // The desk polls its progress; the batch stores the reason for a failure.
    ended.catch((error: unknown) => {
      if (!(error instanceof ImportFault)) payload.logger.error({ err: error }, `Plan ${id} was not made`);
    });
    return { id };
  },
} satisfies SomeHandlers;

/** The first distinct values of each column. */
function sampleColumns(rows: readonly SourceRow[]) {
  return listPaths(rows).map((column) => ({
    column,
    values: [...new Set(valuesOf(rows, column))]
      .slice(0, SAMPLES)
      .map((value) => value.slice(0, SAMPLE_LENGTH)),
  }));
}

function nameSaved({ name, map, by, savedAt }: SavedMap) {
  return { name: `${name} (${by}, ${savedAt.slice(0, 10)})`, map };
}

function nameInPart({ name, map, strange }: FittingMap) {
  return { name: `${name} (knows nothing of ${strange.join(', ')})`, map };
}
