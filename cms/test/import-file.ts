import type { ExportFormat } from '#contract/imports';
import { BRAKES } from '#domain/imports/brakes';
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCommit } from '../imports/commit/commit-batch.ts';
import { startUndo } from '../imports/commit/undo-batch.ts';
import { exportPlaces } from '../imports/desk/export-places.ts';
import { startPlan } from '../imports/plan/make-plan.ts';
import { eachPlanRow, type PlanRow } from '../imports/plan/plan-rows.ts';
import type { Areas } from '../imports/map/polygons.ts';
import { inspectFile } from '../imports/read/inspect-file.ts';
import type { TestCms } from './open-test-cms.ts';
import { useTestCms } from './use-test-cms.ts';

/** An arbitrary number that nothing else locks in a test's database. */
const HOLD_LOCK = 7_265;

interface PlanChoices {
  readonly areas?: Areas;
  readonly terms?: { readonly fillBlanks: boolean; readonly asOf: string | null };
}

/** The map of a list like `PLACES_HEAD`, whose description is a default. */
export const PLACES_MAP = {
  source: 'list',
  key: { columns: 'id' },
  fields: {
    name: { from: 'name' },
    category: { from: 'kind' },
    neighborhood: { from: 'area' },
    address: { from: 'street' },
  },
  defaults: { description: 'From a list that only a test knows.' },
};
export const PLACES_HEAD = 'id,name,kind,area,street\n';

/** For the tests of a file: an empty database, and imports of lines of `PLACES_HEAD`. */
export function useImports() {
  const cms = useTestCms();
  const imports = importsOf(cms);
  const planLines = async (lines: string, map: unknown = PLACES_MAP) =>
    imports.plan(await imports.write(`${PLACES_HEAD}${lines}\n`), map);
  return {
    cms,
    imports,
    planLines,
    async importLines(lines: string, map?: unknown): Promise<number> {
      const { id } = await planLines(lines, map);
      await imports.commit(id);
      return id;
    },
  };
}

/** Imports as the panel and the command line start them, on a test database. */
export function importsOf(cms: TestCms) {
  const poolOf = () => cms.payload.db.pool;
  const plan = async (file: string, map: unknown, { areas, terms }: PlanChoices = {}) => {
    const source = await inspectFile(file);
    const { id, ended } = await startPlan({
      payload: cms.payload,
      file: source,
      map,
      mapName: 'map.json',
      areas,
      ...(terms && { terms }),
      by: 'test',
    });
    return { id, totals: await ended };
  };
  const end = async (started: Promise<{ ended: Promise<string> }>) => (await started).ended;
  return {
    plan,
    /** Overrides every brake: test files trigger many. */
    commit: (id: number) => end(startCommit({ pool: poolOf(), id, accepted: BRAKES })),
    undo: (id: number) => end(startUndo({ payload: cms.payload, id })),
    async rows(id: number): Promise<PlanRow[]> {
      const rows: PlanRow[] = [];
      for await (const row of eachPlanRow(poolOf(), id)) rows.push(row);
      return rows;
    },
    async export(format: ExportFormat): Promise<string> {
      let text = '';
      for await (const piece of exportPlaces(poolOf(), format)) text += piece;
      return text;
    },
    /** Blocks the insert of a place with that name, so that a test can act midway. */
    async holdUpAt(name: string) {
      const holder = await poolOf().connect();
      await holder.query(`create function wait_there() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(${HOLD_LOCK}); return new; end $$`);
      await holder.query(`create trigger wait_there before insert on restaurants for each row
        when (new.name = ${holder.escapeLiteral(name)}) execute function wait_there()`);
      await holder.query('select pg_advisory_lock($1)', [HOLD_LOCK]);
      return {
        holder,
        async isWaitedFor(): Promise<boolean> {
          const { rowCount } = await holder.query(
            `select 1 from pg_stat_activity
             where datname = current_database() and wait_event = 'advisory'`,
          );
          return rowCount === 1;
        },
        async letGo(): Promise<void> {
          await holder.query('select pg_advisory_unlock($1)', [HOLD_LOCK]);
          await holder.query('drop function wait_there cascade');
          holder.release();
        },
      };
    },
    /** A hash of every value of every place and its lists. */
    async checksum(): Promise<string> {
      const hash = createHash('sha256');
      for (const table of [
        'restaurants',
        'restaurants_dishes',
        'restaurants_former_names',
        'restaurants_opening_hours',
        'restaurants_special_hours',
        'restaurants_tags',
        'place_keys',
        'cuisines',
        'neighborhoods',
        'name_keys',
      ]) {
        const { rows } = await poolOf().query<{ row: string }>(
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
