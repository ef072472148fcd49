import { once } from 'node:events';
import { BRAKES } from '#domain/imports/brakes';
import { importsOf, PLACES_HEAD, PLACES_MAP } from '#cms/test/import-file';
import { startProgram } from '#cms/test/run-program';
import { useTestCms } from '#cms/test/use-test-cms';
import { expect, it } from 'vitest';

const MAP = { ...PLACES_MAP, source: 'killed-list' };

const cms = useTestCms();
const imports = importsOf(cms);
const countPlaces = async () => (await cms.payload.count({ collection: 'restaurants' })).totalDocs;

it('an import resumes after kill -9: finished batches stay, the rest follows, nothing twice', async () => {
  const rows = Array.from(
    { length: 1_500 },
    (_, n) => `k${n},Killed ${n}x${n},Raw Bar,Test Wharf,${n} Kill St\n`,
  );
  const file = await imports.write(`${PLACES_HEAD}${rows.join('')}`, 'killed.csv');
  const { id } = await imports.plan(file, MAP);
  const half = await imports.holdUpAt('Killed 750x750');
  const env = { ...cms.database.env, PGAPPNAME: 'killed' };
  const child = startProgram('seed/import.ts', ['--commit', String(id), '--accept', ...BRAKES], env);
  const ended = once(child, 'close');
  await expect.poll(half.isWaitedFor, { timeout: 90_000 }).toBe(true);
  child.kill('SIGKILL');
  await ended;
  await half.letGo();
  const left = `select 1 from pg_stat_activity where application_name = 'killed'`;
  await expect
    .poll(async () => (await cms.payload.db.pool.query(left)).rowCount, { timeout: 90_000 })
    .toBe(0);
  expect(await countPlaces()).toBe(500);
  expect(await imports.commit(id)).toBe('1500 created, 0 updated.');
  expect(await countPlaces()).toBe(1_500);
  expect((await imports.plan(file, MAP)).totals).toMatchObject({ unchanged: 1_500 });
  expect(await imports.undo(id)).toContain('1500 new ones removed');
});
