import { LOCKS } from '#cms/database/advisory-locks';
import { checkIndex } from '#cms/indexing/check-index';
import { rebuildIndex } from '#cms/indexing/rebuild-index';
import { runOnIndex } from '#cms/indexing/run-on-index';
import { isLockHeld } from '#cms/test/is-lock-held';
import { useTestCms } from '#cms/test/use-test-cms';
import { runProgram } from '#cms/test/run-program';
import { EVERYTHING, hasDifferences } from '#search';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = useTestCms('sample');
let listed: number;

beforeAll(async () => {
  listed = (await searchFor('')).total;
});

const searchFor = (text: string) => cms.indexing.search.search({ ...EVERYTHING, text, sort: 'relevance' });
const sql = (text: string) => cms.indexing.pool.query(text);
const reindex = (...args: string[]) => runProgram('seed/reindex.ts', args, cms.database.env);
const check = (...args: string[]) => runProgram('seed/search-check.ts', args, cms.database.env);

/** Runs the two programs in-process. */
const run = (kind: 'rebuild' | 'rollback') => runOnIndex(cms.indexing, kind);
const isIndexRight = async () =>
  !hasDifferences(await checkIndex(cms.indexing.payload, cms.indexing.search, 'postgres'));

async function bestIds(count: number): Promise<number[]> {
  const { ids } = await searchFor('');
  return ids.slice(0, count);
}

describe('npm run search:check', () => {
  it('finds missing, outdated and extra places, and exits with 1; --repair fixes them', async () => {
    const { rows } = await sql('select id from search_documents order by id limit 28');
    const [stale = 0, ...missing] = rows.map(({ id }) => Number(id));
    expect(missing).toHaveLength(27);
    await sql(`delete from search_documents where id in (${missing.join()})`);
    await sql(`update search_documents set fingerprint = 'of old' where id = ${stale}`);
    await sql(
      `insert into search_documents select 99999999, fingerprint, place from search_documents where id = ${stale}`,
    );
    await sql(`insert into search_synonyms values ('grub', 'food')`);
    const found = await check();
    expect(found.code).toBe(1);
    // At most twenty ids per kind are listed.
    const shown = `${missing.slice(0, 20).join(', ')} and 7 more`;
    expect(found.stdout).toContain(
      `  27 missing: ${shown}\n  1 out of date: ${stale}\n  1 too many: 99999999\n  other synonyms`,
    );
    const mended = await check('--repair');
    expect(mended.code).toBe(0);
    expect(mended.stdout).toMatch(/Checked and mended in [\d.]+ seconds/);
    expect((await searchFor('')).total).toBe(listed);
  });

  it('reports that everything is right and exits with 0', async () => {
    const { code, stdout, stderr } = await check();
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^postgres: \d+ places, no difference\nChecked in [\d.]+ seconds: everything is right\.\n$/,
    );
    expect(stdout).toContain(`postgres: ${listed} places`);
    expect(code).toBe(0);
  });
});

describe('npm run reindex', () => {
  it('rebuilds while searches run without an error or an empty answer, and reports what it did', async () => {
    await sql(`update search_documents set fingerprint = 'of old'`);
    const before = await searchFor('crab');
    let isOver = false;
    const answers = { right: 0, wrong: 0 };
    const searching = [1, 2, 3, 4].map(async () => {
      while (!isOver) {
        const [all, some] = await Promise.all([searchFor(''), searchFor('crab')]);
        const isWhole = all.total === listed && some.total === before.total;
        answers[isWhole ? 'right' : 'wrong'] += 1;
      }
    });
    const { code, stdout, stderr } = await reindex();
    isOver = true;
    await Promise.all(searching);
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/^Rebuilt the built-in index: [\d,]+ places in [\d.]+ seconds\.\n$/);
    expect(stderr).toMatch(
      /postgres: storing, 0 of \d+ places\npostgres: examining.*\npostgres: swapping.*\npostgres: serving/,
    );
    expect(answers.wrong).toBe(0);
    expect(answers.right).toBeGreaterThan(10);
    expect(await isIndexRight()).toBe(true);
  });

  it('swaps repeatedly during searches, at any of their statements', async () => {
    await rebuildIndex(cms.indexing, () => undefined);
    let isOver = false;
    const searching = [1, 2, 3, 4, 5, 6].map(async () => {
      while (!isOver) expect((await searchFor('seafoud')).total).toBeGreaterThan(0);
    });
    for (let time = 0; time < 40; time += 1) await cms.indexing.search.upkeep.rollback();
    isOver = true;
    await Promise.all(searching);
  });

  it('rolls back to the previous index, applies the changes since, and rolls forward again', async () => {
    const [id = 0] = await bestIds(1);
    await cms.payload.update({ collection: 'restaurants', id, data: { name: 'Qwertzuiop Grill' } });
    const { code, stdout } = await reindex('--rollback');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Went back to the previous built-in index: [\d,]+ places in [\d.]+ seconds\.\n$/);
    expect((await searchFor('qwertzuiop')).ids).toEqual([id]);
    await run('rollback');
    expect((await searchFor('qwertzuiop')).ids).toEqual([id]);
    expect(await isIndexRight()).toBe(true);
  });

  it('keeps the old index and exits with 1 when the new one lacks a place', async () => {
    const [id] = await bestIds(1);
    await sql(`create function lose_a_place() returns trigger language plpgsql as
      $$ begin if new.id = ${id} then return null; end if; return new; end $$`);
    await sql(`create function make_shadows_lossy() returns event_trigger language plpgsql as $$ begin
      if to_regclass('search_documents_next') is not null then
        execute 'create or replace trigger lose before insert on search_documents_next for each row execute function lose_a_place()';
      end if; end $$`);
    await sql(
      `create event trigger lossy on ddl_command_end when tag in ('CREATE TABLE') execute function make_shadows_lossy()`,
    );
    const { code, stdout, stderr } = await reindex();
    await sql('drop event trigger lossy');
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(
      /\nWe couldn’t rebuild the index\. The new index lacks 1 places.*\. The old one keeps serving\.\n$/,
    );
    expect((await searchFor('')).total).toBe(listed);
    expect(await isIndexRight()).toBe(true);
  });

  it('keeps the old index when a place cannot be stored in the new one', async () => {
    const [id] = await bestIds(1);
    await sql(`alter table search_documents add constraint refuses check (id <> ${id}) not valid`);
    await expect(run('rebuild')).rejects.toThrow(
      /^We couldn’t rebuild .*refuses.*The old one keeps serving\.$/,
    );
    await sql('alter table search_documents drop constraint refuses');
    expect((await searchFor('')).total).toBe(listed);
    expect((await sql(`select to_regclass('search_documents_next') as left_over`)).rows).toEqual([
      { left_over: null },
    ]);
  });

  it('runs one at a time across all processes', async () => {
    // Syncing changes and a rebuild exclude each other, so the first rebuild waits.
    const holder = await cms.indexing.pool.connect();
    await holder.query('select pg_advisory_lock($1)', [LOCKS.postgresIndex]);
    const first = run('rebuild');
    await expect.poll(() => isLockHeld(cms.indexing.pool, 'indexRun'), { timeout: 30_000 }).toBe(true);
    const second = await reindex();
    await holder.query('select pg_advisory_unlock($1)', [LOCKS.postgresIndex]);
    holder.release();
    expect(second.code).toBe(1);
    expect(second.stderr).toBe('The search index is already being rebuilt. Wait until it’s done.\n');
    expect(await first).toMatch(/^Rebuilt the built-in index/);
  });
});
