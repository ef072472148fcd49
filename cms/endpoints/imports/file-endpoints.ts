import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { ImportFault } from '../../imports/import-fault.ts';
import { guessMap } from '../../imports/maps/guess-map.ts';
import { checkImportMap } from '../../imports/maps/import-map.ts';
import { findFittingMaps } from '../../imports/maps/known-maps.ts';
import { startPlan } from '../../imports/plan/make-plan.ts';
import { readAreas } from '../../imports/polygons.ts';
import { previewRows } from '../../imports/preview-rows.ts';
import { readFirstRows } from '../../imports/readers/read-first-rows.ts';
import { areasFile, readStoredAreas } from '../../imports/stored-areas.ts';
import { findUpload, storeUpload } from '../../imports/uploads.ts';
import { service } from '../../services.ts';
import { answer, bodyOf, forDataStaff, nameOf } from './for-data-staff.ts';

const GUESSED_FROM = 50;
const mappedSchema = z.object({ upload: z.string(), map: z.record(z.string(), z.unknown()) });

/** A file on its way to a plan: sent, looked at under a map, planned. */
export const fileEndpoints: Endpoint[] = [
  {
    method: 'post',
    path: '/imports/uploads',
    handler: forDataStaff(async (req) => {
      const { importFolder } = service('runtime');
      const { id, file } = await storeUpload(importFolder, {
        name: String(req.query.name ?? ''),
        body: req.body ?? null,
      });
      const rows = await readFirstRows(file, GUESSED_FROM);
      if (rows.length === 0)
        throw new ImportFault('the file has no rows beside its header; check the download and try again.');
      const columns = file.columns ?? [...new Set(rows.flatMap(({ record }) => Object.keys(record)))];
      const { name, kind, encoding, bytes } = file;
      return answer({
        upload: id,
        file: { name, kind, encoding, bytes, columns },
        maps: [
          ...(await findFittingMaps(columns)),
          { name: 'A proposal, from names and values', map: guessMap(rows, name) },
        ],
      });
    }),
  },
  {
    method: 'post',
    path: '/imports/preview',
    handler: forDataStaff(async (req) => {
      const { upload, map } = await bodyOf(req, mappedSchema);
      const { importFolder } = service('runtime');
      const file = await findUpload(importFolder, upload);
      return answer({
        rows: await previewRows(file, checkImportMap(map, 'the map'), await readStoredAreas(importFolder)),
      });
    }),
  },
  {
    method: 'post',
    path: '/imports/plans',
    handler: forDataStaff(async (req) => {
      const { upload, map } = await bodyOf(req, mappedSchema);
      const { importFolder } = service('runtime');
      const { id, ended } = await startPlan({
        payload: req.payload,
        file: await findUpload(importFolder, upload),
        map,
        mapName: 'the map',
        areas: await readStoredAreas(importFolder),
        by: nameOf(req),
      });
      // The page asks how it goes on; the batch keeps the reason of a failure.
      ended.catch((error: unknown) => {
        if (!(error instanceof ImportFault))
          req.payload.logger.error({ err: error }, `Plan ${id} was not made`);
      });
      return answer({ id }, 202);
    }),
  },
  {
    method: 'post',
    path: '/imports/areas',
    handler: forDataStaff(async (req) => {
      const { importFolder } = service('runtime');
      const file = areasFile(importFolder);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.part`, (await req.text?.()) ?? '');
      await readAreas(`${file}.part`);
      await rename(`${file}.part`, file);
      return answer({ stored: true });
    }),
  },
];
