import { importsOf } from '#cms/test/import-file';
import { openTestCms, type TestCms } from '#cms/test/open-test-cms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryLock } from '../../database/advisory-locks.ts';
import { forgetImports } from './forget-imports.ts';
import { findBatch, undoUntil } from '../plan/import-batch.ts';

let cms: TestCms;
let imports: ReturnType<typeof importsOf>;
beforeAll(async () => {
  cms = await openTestCms('none');
  imports = importsOf(cms);
});
afterAll(() => cms.close());

const MAP = {
  source: 'days',
  key: { columns: 'id' },
  fields: {
    name: { from: 'name' },
    category: { from: 'kind' },
    neighborhood: { from: 'area' },
    address: { from: 'street' },
  },
  defaults: { description: 'From a list that is read every day.' },
};

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const forget = (days: number) => forgetImports(cms.payload.db.pool, { now: inDays(days), undoDays: 90 });

async function importList(...names: string[]): Promise<number> {
  const rows = names.map((name, n) => `${n},${name},Thai,Canton,${n} Days St`);
  const { id } = await imports.plan(
    await imports.write(`id,name,kind,area,street\n${rows.join('\n')}\n`),
    MAP,
  );
  await imports.commit(id);
  return id;
}

async function countRows(id: number): Promise<number> {
  const { rows } = await cms.payload.db.pool.query(
    'select count(*)::int as count from import_rows where batch_id = $1',
    [id],
  );
  return rows[0].count;
}

it('an import keeps its rows until it can no longer be undone, and its summary for two years', async () => {
  const { pool } = cms.payload.db;
  const id = await importList('Monday House', 'Tuesday House');
  const again = await importList('Monday House', 'Wednesday House');
  expect([await countRows(id), await countRows(again)]).toEqual([2, 1]);
  expect((await findBatch(pool, again)).totals).toMatchObject({ read: 2, update: 1, unchanged: 1 });
  await forget(89);
  expect([await countRows(id), await countRows(again)]).toEqual([2, 1]);
  expect(undoUntil(await findBatch(pool, id))).toMatch(/^\d{4}-\d\d-\d\d$/);

  const lock = await tryLock(pool, 'imports');
  await forget(91);
  expect(await countRows(id)).toBe(2);
  await lock?.release();
  await forget(91);
  expect([await countRows(id), await countRows(again)]).toEqual([0, 0]);
  const batch = await findBatch(pool, id);
  expect(batch).toMatchObject({ state: 'committed', outcome: '2 created, 0 updated.' });
  expect(undoUntil(batch)).toBeNull();
  await expect(imports.undo(id)).rejects.toThrow('can neither be committed nor undone');

  await forget(761);
  await expect(findBatch(pool, id)).rejects.toThrow('there is no plan');
});

it('a plan without its rows is neither decided nor committed', async () => {
  const file = await imports.write('id,name,kind,area,street\n9,Sunday House,Thai,Canton,9 Days St\n');
  const { id } = await imports.plan(file, MAP);
  await forget(91);
  await expect(imports.commit(id)).rejects.toThrow('plan the file again');
});
