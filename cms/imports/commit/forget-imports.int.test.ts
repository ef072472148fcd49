import { useImports } from '#cms/test/import-file';
import { expect, it } from 'vitest';
import { tryLock } from '../../database/advisory-locks.ts';
import { forgetImports } from './forget-imports.ts';
import { findBatch, undoUntil } from '../plan/import-batch.ts';

const site = useImports();
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const forget = (days: number) => forgetImports(site.cms.payload.db.pool, { now: inDays(days), undoDays: 90 });

const importList = (...names: string[]) =>
  site.importLines(names.map((name, n) => `${n},${name},Thai,Canton,${n} Days St`).join('\n'));

async function countRows(id: number): Promise<number> {
  const { rows } = await site.cms.payload.db.pool.query(
    'select count(*)::int as count from import_rows where batch_id = $1',
    [id],
  );
  return rows[0].count;
}

it('an import keeps its rows until it can no longer be undone, and its summary for two years', async () => {
  const { pool } = site.cms.payload.db;
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
  await expect(site.imports.undo(id)).rejects.toThrow('can neither be committed nor undone');

  await forget(761);
  await expect(findBatch(pool, id)).rejects.toThrow('there is no plan');
});

it('a plan without its rows is neither decided nor committed', async () => {
  const { id } = await site.planLines('9,Sunday House,Thai,Canton,9 Days St');
  await forget(91);
  await expect(site.imports.commit(id)).rejects.toThrow('plan the file again');
});
