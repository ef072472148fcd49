import { createAdmin } from '#cms/test/factories';
import { importsOf } from '#cms/test/import-file';
import { useTestCms } from '#cms/test/use-test-cms';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCommit } from '../commit/commit-batch.ts';
import { decideDuplicates } from './decide-duplicates.ts';
import { listRemarks } from './list-remarks.ts';

const LIST = {
  source: 'list',
  key: { columns: 'id' },
  fields: {
    name: { from: 'name' },
    address: { from: 'street' },
    phone: { from: 'phone' },
    rating: { from: 'stars' },
  },
  defaults: { description: 'From a list.', category: 'Bar', neighborhood: 'Canton' },
};
const HEAD = 'id,name,street,phone,stars\n';
const STAFF_PHONE = '(410) 555-0199';

const cms = useTestCms();
const imports = importsOf(cms);
let admin: Awaited<ReturnType<typeof createAdmin>>;
beforeAll(async () => {
  admin = await createAdmin(cms.payload, ['data']);
});
beforeEach(async () => {
  await cms.payload.db.pool.query('truncate restaurants, _restaurants_v, place_keys cascade');
  await imports.commit((await plan('1,Tin Cup,7 Thames St,410-276-7143,')).id);
});

async function plan(row: string, terms?: { fillBlanks: boolean; asOf: string | null }) {
  const { id, totals } = await imports.plan(
    await imports.write(`${HEAD}${row}\n`),
    LIST,
    terms ? { terms } : {},
  );
  const [planned] = await imports.rows(id);
  return { id, totals, planned };
}

async function place() {
  const { docs } = await cms.payload.find({ collection: 'restaurants' });
  if (!docs[0]) throw new Error('No place.');
  return docs[0];
}

async function writeAsStaff(data: { phone: string }) {
  const { id } = await place();
  await cms.payload.update({
    collection: 'restaurants',
    id,
    data,
    user: { ...admin, collection: 'admins' },
  });
}

const OTHER = '1,Tin Cup,7 Thames St,410-555-0100,4';

describe('kept values', () => {
  it('each value records its import and date; blanks record nothing', async () => {
    const { origins } = await place();
    expect(origins).toMatchObject({ name: { source: 'list' }, phone: { source: 'list' } });
    expect(origins).not.toHaveProperty('rating');
  });

  it('a value written by staff is kept and reported, and the rest of the row is written', async () => {
    await writeAsStaff({ phone: STAFF_PHONE });
    const { id, totals, planned } = await plan(OTHER);
    expect(totals).toMatchObject({ update: 1, kept: 1 });
    expect(planned?.given).toEqual({ rating: 4 });
    expect(planned?.kept).toMatchObject({ phone: { value: '(410) 555-0100' } });
    await imports.commit(id);
    expect(await place()).toMatchObject({
      phone: STAFF_PHONE,
      rating: 4,
      origins: { phone: { source: null }, rating: { source: 'list' } },
    });
  });

  it('are replaced once a person takes the file’s value, and restored by an undo', async () => {
    await writeAsStaff({ phone: STAFF_PHONE });
    const before = await imports.checksum();
    const { id, planned } = await plan(OTHER);
    await decideDuplicates(cms.payload.db.pool, id, { decision: 'take', rowNos: [planned?.rowNo ?? 0] });
    const [taken] = await imports.rows(id);
    expect(taken).toMatchObject({
      action: 'update',
      given: { phone: '(410) 555-0100', rating: 4 },
      kept: null,
    });
    await imports.commit(id);
    expect(await place()).toMatchObject({ phone: '(410) 555-0100', origins: { phone: { source: 'list' } } });
    await imports.undo(id);
    expect(await imports.checksum()).toBe(before);
    expect(await place()).toMatchObject({ origins: { phone: { source: null } } });
  });

  it('are listed once for all rows, and taken together, one field at a time', async () => {
    await imports.commit((await plan('2,Pier Pub,9 Thames St,410-276-7144,4.35')).id);
    const terms = { fillBlanks: true, asOf: null };
    const { id } = await plan(
      '1,Tin Cup,7 Thames St,410-555-0100,\n2,Pier Pub,9 Thames St,410-555-0101,3',
      terms,
    );
    const { pool } = cms.payload.db;
    const remarks = await listRemarks(pool, id);
    expect(remarks.map(({ kind, field, message, rows }) => [kind, field, message, rows])).toEqual([
      ['kept', 'phone', 'it isn’t blank', [1, 2]],
      ['kept', 'rating', 'it isn’t blank', [2]],
    ]);
    const [phones] = remarks;
    await decideDuplicates(pool, id, { decision: 'take', field: 'phone', rowNos: phones?.rows ?? [] });
    expect((await imports.rows(id)).map(({ given, kept }) => [given, Object.keys(kept ?? {})])).toEqual([
      [{ phone: '(410) 555-0100' }, []],
      [{ phone: '(410) 555-0101' }, ['rating']],
    ]);
  });

  it('are asked for where a list without a date would replace another list’s', async () => {
    const brakesOf = async (list: object, asOf: string | null = null) => {
      const file = await imports.write(
        `${HEAD}1,Tin Cup,7 Thames St,,4,Saloon\n`.replace('stars', 'stars,kind'),
      );
      const terms = { fillBlanks: false, asOf };
      return (await imports.plan(file, list, { terms })).totals.brakes.map(({ name }) => name);
    };
    const kinds = { ...LIST, fields: { ...LIST.fields, category: { from: 'kind' } } };
    expect(await brakesOf(kinds)).toEqual([]);
    expect(await brakesOf({ ...kinds, source: 'other' })).toEqual(['undated']);
    expect(await brakesOf({ ...kinds, source: 'other' }, '2026-11-01')).toEqual([]);
  });

  it('are asked about where the file says less, until its values are used', async () => {
    await imports.commit((await plan('1,Tin Cup,7 Thames St,,4.35')).id);
    // The same list's own ratings move.
    expect((await plan('1,Tin Cup,7 Thames St,,4.4')).totals.brakes).toEqual([]);
    const file = await imports.write(`${HEAD}1,Tin Cup,7 Thames St,,4.4\n`);
    const { id, totals } = await imports.plan(file, { ...LIST, source: 'other' });
    expect(totals.brakes).toContainEqual({
      name: 'less-exact',
      message:
        'The file says less than we know of the rating of 1 known place (“4.4” for “Tin Cup”). Ours stays, unless you use the file’s values.',
    });
    const { pool } = cms.payload.db;
    const commit = async () => (await startCommit({ pool, id, accepted: ['undated'] })).ended;
    await expect(commit()).rejects.toThrow('accept: less-exact');
    await decideDuplicates(pool, id, { decision: 'take', field: 'rating' });
    expect(await commit()).toBe('0 created, 1 updated.');
  });

  it('are values newer than the file', async () => {
    const { planned } = await plan(OTHER, { fillBlanks: false, asOf: '2020-01-01' });
    expect(planned?.given).toEqual({ rating: 4 });
    expect(planned?.kept).toHaveProperty('phone');
    await expect(plan(OTHER, { fillBlanks: false, asOf: '2999-01-01' })).rejects.toThrow('still to come');
  });
});
