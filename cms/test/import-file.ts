import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCommit } from '../imports/commit/commit-batch.ts';
import { startUndo } from '../imports/commit/undo-batch.ts';
import { exportPlaces, type ExportFormat } from '../imports/export/export-places.ts';
import { startPlan } from '../imports/plan/make-plan.ts';
import { eachPlanRow, type PlanRow } from '../imports/plan/plan-rows.ts';
import { inspectFile } from '../imports/readers/inspect-file.ts';
import type { TestCms } from './open-test-cms.ts';

/** Imports as the desk and the command line start them, on the database of a test. */
export function importsOf(cms: TestCms) {
  const { pool } = cms.payload.db;
  const plan = async (file: string, map: unknown) => {
    const source = await inspectFile(file);
    const { id, ended } = await startPlan({
      payload: cms.payload,
      file: source,
      map,
      mapName: 'map.json',
      by: 'test',
    });
    return { id, totals: await ended };
  };
  const end = async (started: Promise<{ ended: Promise<string> }>) => (await started).ended;
  return {
    plan,
    commit: (id: number) => end(startCommit({ pool, id })),
    undo: (id: number) => end(startUndo({ pool, id })),
    async rows(id: number): Promise<PlanRow[]> {
      const rows: PlanRow[] = [];
      for await (const row of eachPlanRow(pool, id)) rows.push(row);
      return rows;
    },
    async export(format: ExportFormat): Promise<string> {
      let text = '';
      for await (const piece of exportPlaces(pool, format)) text += piece;
      return text;
    },
    /** Every value of every place with its lists, as one number. */
    async checksum(): Promise<string> {
      const hash = createHash('sha256');
      for (const table of [
        'restaurants',
        'restaurants_opening_hours',
        'restaurants_special_hours',
        'restaurants_tags',
        'place_keys',
      ]) {
        const { rows } = await pool.query<{ row: string }>(
          `select t::text as row from ${table} t order by 1`,
        );
        for (const { row } of rows) hash.update(`${table} ${row}\n`);
      }
      return hash.digest('hex');
    },
    async write(content: string, name = 'places.csv'): Promise<string> {
      const file = path.join(cms.database.dataDir, name);
      await writeFile(file, content);
      return file;
    },
  };
}
