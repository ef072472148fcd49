import { region } from '#city';
import type { Restaurant } from '#cms/payload-types';
import { createSavedList } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { callContract } from '#cms/test/call-rest';
import { importsOf } from '#cms/test/import-file';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { ValidationError } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { EXPORT_FORMATS } from '#contract/imports';
import { BRAKES } from '#domain/imports/brakes';

import { EXPORT_MAP, findKnownMap } from './map/known-maps.ts';
import { startCommit } from './commit/commit-batch.ts';
import { findDuplicates } from './duplicates/find-duplicates.ts';
import { mergePlaces } from './duplicates/merge-places.ts';
import { decideDuplicates } from './plan/decide-duplicates.ts';
import { findBatch } from './plan/import-batch.ts';
import { listPlanRows } from './plan/plan-rows.ts';
import { listRemarks } from './plan/list-remarks.ts';
import { writeRejects } from './plan/write-rejects.ts';

const MAP = {
  source: 'test-list',
  key: { columns: 'id' },
  fields: {
    name: { from: 'name', titleCase: true },
    category: { from: 'kind' },
    neighborhood: { from: 'area' },
    address: { from: 'street' },
    phone: { from: 'phone' },
    rating: { from: 'stars' },
    latitude: { from: 'lat' },
    longitude: { from: 'lng' },
  },
  defaults: { description: 'From a list that only a test knows.', category: 'Restaurant' },
};
const HEAD = 'id,name,kind,area,street,phone,stars,lat,lng\n';
const CSV = `${HEAD}1,MO'S BBQ,Barbecue,Canton,12 E Fort Ave,410-276-7143,4.5,39.28,-76.6
2,Tiny,Bar,Canton,1 Pier St,,,,
3,Broken,Bar,Canton,2 Pier St,,11,,
4,Swapped,Bar,Canton,3 Pier St,,,-76.58,39.29
`;

const cms = useTestCms();
const imports = importsOf(cms);
beforeEach(async () => {
  await cms.payload.db.pool.query('truncate restaurants, _restaurants_v, place_keys cascade');
});

const places = async () =>
  (await cms.payload.find({ collection: 'restaurants', pagination: false, sort: 'id', draft: true })).docs;

async function importAll(csv: string, map: unknown = MAP) {
  const file = await imports.write(csv);
  const { id, totals } = await imports.plan(file, map);
  await imports.commit(id);
  return { id, totals };
}

it('of a row without a neighborhood makes a place that only the city lists, and no page of the city’s name', async () => {
  const defaults = { ...MAP.defaults, neighborhood: region.name };
  const { id, totals } = await importAll(`${HEAD}1,Somewhere Kitchen,Bar,,1 Pier St,,4,,\n`, {
    ...MAP,
    defaults,
  });
  expect(totals).toMatchObject({ create: 1, brakes: [] });
  expect((await imports.rows(id))[0]?.notices).toEqual([
    { field: 'neighborhood', message: `isn’t said, so only “${region.name}” is shown` },
  ]);
  const ask = (address: string) => callContract(cms.config, address);
  expect(await ask('/api/neighborhoods/stats')).toMatchObject({ status: 200, body: [] });
  expect(await ask(`/api/pages/neighborhoods/${region.name.toLowerCase()}`)).toMatchObject({ status: 404 });
  expect(await ask('/api/restaurants')).toMatchObject({ body: [{ name: 'Somewhere Kitchen' }] });
});

describe('a row without a cuisine', () => {
  it('becomes a searchable place without a cuisine page or filter', async () => {
    const { totals } = await importAll(`${HEAD}1,Nameless Kitchen,,Canton,1 Pier St,,4,39.28,-76.6\n`);
    expect(totals).toMatchObject({ create: 1 });
    const [place] = await places();
    expect(place).toMatchObject({ name: 'Nameless Kitchen', category: 'Restaurant' });
    const ask = (address: string) => callContract(cms.config, address);
    expect(await ask('/api/cuisines/stats')).toMatchObject({ status: 200, body: [] });
    expect(await ask('/api/pages/cuisines/restaurant')).toMatchObject({ status: 404 });
    expect(await ask(`/api/restaurants/${place?.id}`)).toMatchObject({ body: { hasCuisinePage: false } });
    expect(await ask('/api/restaurants')).toMatchObject({ body: [{ name: 'Nameless Kitchen' }] });
  });
});

describe('a plan', () => {
  it('reports what a person should review, but not other spellings or rows without news', async () => {
    const rows = [
      "1,MO'S BBQ,Barbecue,Canton,12 E Fort Ave,410.276.7143,4.5,0,0",
      "1,MO'S BBQ,Barbecue,Canton,12 E Fort Ave,410.276.7143,4.5,0,0",
      '4,Swapped,Barbecue,Canton,3 Pier St,,,-76.58,39.29',
    ];
    await importAll(`${HEAD}0,First,Barbecue,Canton,1 Dock St,,,39.28,-76.6\n`);
    const { id, totals } = await imports.plan(await imports.write(`${HEAD}${rows.join('\n')}\n`), MAP);
    expect(totals).toMatchObject({ read: 3, repeated: 1, noticed: 1 });
    const noticed = await listPlanRows(cms.payload.db.pool, id, { action: 'noticed', limit: 9 });
    expect(noticed.map(({ name, notices }) => [name, notices])).toEqual([
      ['Swapped', [{ field: 'latitude', message: '-76.58, 39.29 was swapped; put right' }]],
    ]);
  });

  it('says once what several rows share, with all of them, whatever values each quotes', async () => {
    const rows = Array.from(
      { length: 29 },
      (_, n) => `${n},Place ${n},Bar,Canton,${n + 1} Pier St,,,-76.58,39.${200 + n}`,
    );
    const lines = [...rows, '29,Far,Bar,Canton,30 Pier St,,,10,10', '30,Broken,Bar,Canton,31 Pier St,,11,,'];
    const { id } = await imports.plan(await imports.write(`${HEAD}${lines.join('\n')}\n`), MAP);
    const remarks = await listRemarks(cms.payload.db.pool, id);
    expect(remarks).toEqual([
      {
        kind: 'notice',
        field: 'latitude',
        message: '-76.58, 39.2 was swapped; put right',
        at: 'line 2',
        rows: rows.map((_, n) => n + 1),
      },
    ]);
  });

  it('shows what each row would do, and writes nothing else', async () => {
    const before = await imports.checksum();
    const { id, totals } = await imports.plan(await imports.write(CSV), MAP);
    expect(totals).toMatchObject({ read: 4, create: 3, rejected: 1, update: 0, unchanged: 0, duplicate: 0 });
    const [mo, , broken, swapped] = await imports.rows(id);
    expect(mo).toMatchObject({
      action: 'create',
      given: { name: "Mo's BBQ" },
      originals: { name: "MO'S BBQ" },
    });
    expect(broken).toMatchObject({ at: 'line 4', action: 'rejected', faults: [{ field: 'rating' }] });
    expect(swapped).toMatchObject({
      given: { latitude: 39.29, longitude: -76.58 },
      notices: [{ field: 'latitude' }],
    });
    expect(await imports.checksum()).toBe(before);
  });

  it('reports every fault of a row', async () => {
    const csv = `${CSV.split('\n')[0]}\n`;
    const columns = csv.trim().split(',');
    const line = columns.map((column) => ({ id: '77', stars: '11' })[column] ?? '').join(',');
    const { id } = await imports.plan(await imports.write(`${csv}${line}\n`), MAP);
    const [row] = await imports.rows(id);
    expect(row).toMatchObject({ at: 'line 2', action: 'rejected' });
    expect(row?.faults.map(({ field }) => field).toSorted()).toEqual([
      'address',
      'name',
      'neighborhood',
      'rating',
    ]);
    // A known place already has what its row leaves blank.
    await importAll(`${csv}77,Tiny,Bar,Canton,1 Pier St,,,,\n`);
    const again = await imports.plan(await imports.write(`${csv}${line}\n`), MAP);
    expect((await imports.rows(again.id))[0]?.faults).toMatchObject([{ field: 'rating' }]);
  });

  it('writes rejects in the file’s format, with a reason', async () => {
    const { id } = await imports.plan(await imports.write(CSV), MAP);
    let text = '';
    for await (const piece of writeRejects(cms.payload.db.pool, id)) text += piece;
    const [head, row] = parse(text) as string[][];
    expect(head?.at(-1)).toBe('reason');
    expect(row?.slice(0, 2)).toEqual(['3', 'Broken']);
    expect(row?.at(-1)).toMatch(/^line 4: rating: off the scale/);
    // Once fixed, they import like any file.
    const mended = text.replace(',11,', ',4,');
    expect((await imports.plan(await imports.write(mended, 'mended.csv'), MAP)).totals).toMatchObject({
      create: 1,
    });
  });

  it.each([
    ['a header alone', HEAD, MAP, /no rows besides its header/],
    [
      'a map of other columns',
      CSV,
      { ...MAP, fields: { ...MAP.fields, website: { from: 'web' } } },
      /no column “web”.*there are: id, name/,
    ],
    [
      'a quote that is never closed',
      `${HEAD}1,"Open,a,b\n`,
      MAP,
      /line 2: a quote is opened and never closed/,
    ],
  ])('is not made of %s, and leaves no rows', async (_what, csv, map, reason) => {
    await expect(imports.plan(await imports.write(csv), map)).rejects.toThrow(reason);
    const { rows } = await cms.payload.db.pool.query(
      `select 1 from import_rows r join import_batches b on b.id = r.batch_id where b.state in ('failed', 'planning')`,
    );
    expect(rows).toEqual([]);
  });
});

describe('finding a place again', () => {
  it('uses source and key, then id, then name and place', async () => {
    await importAll(CSV);
    const [mo] = await places();
    const other = { ...MAP, source: 'other-list', id: 'number' };
    const csv = `number,${HEAD}${mo?.id},x1,Renamed,Barbecue,Canton,12 E Fort Ave,,,,
,x2,"TINY, INC.",Bar,Canton,1 Pier Street,410-555-0188,,,
,x3,Else,Bar,Canton,77 Pier St,,,,
`;
    const { id, totals } = await importAll(csv, other);
    expect(totals).toMatchObject({ update: 2, create: 1 });
    expect((await imports.rows(id)).map(({ matchedBy }) => matchedBy)).toEqual([
      'id',
      'name and place',
      null,
    ]);
    // The other list's keys are known now, whatever names it uses.
    const again = await importAll(
      csv.replace('TINY, INC.', 'Tiny Too').replace('1 Pier Street', '9 Elm St'),
      other,
    );
    expect(again.totals).toMatchObject({ update: 1, unchanged: 2, create: 0 });
    expect(await places()).toHaveLength(4);
  });

  it('holds back a row that matches two places until a person decides', async () => {
    await importAll(CSV);
    const csv = `${HEAD}9,Mos B B Q House,Barbecue,Canton,12 East Fort Avenue,(410) 276-7143,,39.2801,-76.6\n`;
    const { id, totals } = await imports.plan(await imports.write(csv), { ...MAP, source: 'other-list' });
    expect(totals).toMatchObject({ duplicate: 1, create: 0 });
    const [row] = await imports.rows(id);
    expect(row?.candidates[0]).toMatchObject({
      name: "Mo's BBQ",
      reasons: expect.arrayContaining(['same phone']),
    });
    await decideDuplicates(cms.payload.db.pool, id, { decision: 'update', rowNos: [1] });
    expect(await imports.commit(id)).toBe('0 created, 1 updated.');
    expect((await places()).map(({ name }) => name)).toContain('Mos B B Q House');
  });

  it('skips places that a person is editing', async () => {
    await importAll(CSV);
    const [mo] = await places();
    await cms.payload.update({
      collection: 'restaurants',
      id: mo?.id ?? 0,
      draft: true,
      data: { name: 'In the works' },
    });
    const { id, totals } = await imports.plan(
      await imports.write(CSV.replace('410-276-7143', '410-555-0177')),
      MAP,
    );
    expect(totals).toMatchObject({ rejected: 2, update: 0 });
    expect((await imports.rows(id))[0]?.faults[0]?.message).toMatch(
      /has unpublished changes; publish or discard them/,
    );
  });
});

describe('committing', () => {
  it('queues each place once for each search engine, with its hours and tags', async () => {
    const { pool } = cms.payload.db;
    const { phone, rating, ...fields } = MAP.fields;
    const map = { ...MAP, fields: { ...fields, openingHours: phone, tags: rating } };
    const queued = async () => {
      const { rows } = await pool.query<{ count: number }>(
        `with taken as (delete from search_changes where kind = 'place' returning seq)
         select (select last_value from search_changes_seq)::int as count, count(*)::int as rows from taken`,
      );
      return rows[0];
    };
    const before = await queued();
    await importAll(`${HEAD}1,Tiny,Bar,Canton,1 Pier St,mon-sun 11:00-22:00,kids|groups,,\n`, map);
    expect(await queued()).toEqual({ count: (before?.count ?? 0) + 2, rows: 2 });
    await importAll(`${HEAD}1,Tiny,Bar,Canton,1 Pier St,mon-sun 12:00-22:00,kids,,\n`, map);
    expect(await queued()).toEqual({ count: (before?.count ?? 0) + 4, rows: 2 });
  });

  it('stores places as the panel does, with one version each', async () => {
    await importAll(CSV);
    const [mo] = await places();
    expect(mo).toMatchObject({
      name: "Mo's BBQ",
      phone: '(410) 276-7143',
      rating: 4.5,
      _status: 'published',
      source: 'test-list',
    });
    expect(await cms.payload.countVersions({ collection: 'restaurants' })).toEqual({ totalDocs: 3 });
    const changed = await cms.payload.update({
      collection: 'restaurants',
      id: mo?.id ?? 0,
      data: { rating: 3 },
    });
    expect(changed.rating).toBe(3);
  });

  it('refuses a plan that was committed, or whose file or places have changed', async () => {
    const { id } = await importAll(CSV);
    await expect(imports.commit(id)).rejects.toThrow(/was committed on .* plan the file again/);
    const next = await imports.plan(await imports.write(CSV.replace('Tiny', 'Tinier')), MAP);
    await imports.write(CSV.replace('Tiny', 'Tiniest'));
    await expect(imports.commit(next.id)).rejects.toThrow(/places\.csv has changed since plan/);
    await imports.write(CSV.replace('Tiny', 'Tinier'));
    const [mo] = await places();
    await cms.payload.update({ collection: 'restaurants', id: mo?.id ?? 0, data: { rating: 1 } });
    await expect(imports.commit(next.id)).rejects.toThrow(/places have changed since plan/);
    await expect(imports.commit(999_999)).rejects.toThrow(/there is no plan 999999/);
  });

  it('allows one at a time', async () => {
    const [first, second] = [
      await imports.plan(await imports.write(CSV), MAP),
      await imports.plan(await imports.write(CSV), MAP),
    ];
    const { pool } = cms.payload.db;
    // Another transaction, which the first commit has to wait for.
    const other = await pool.connect();
    await other.query('begin; lock table restaurants in exclusive mode');
    const started = await startCommit({ pool, id: first.id, accepted: BRAKES });
    await expect(imports.commit(second.id)).rejects.toThrow(/another import is being committed/);
    await other.query('rollback');
    other.release();
    await started.ended;
    await expect(imports.commit(second.id)).rejects.toThrow(/places have changed since plan/);
    expect(await places()).toHaveLength(3);
  });

  it('resumes where it stopped when the database failed midway, and does nothing twice', async () => {
    const many =
      HEAD +
      Array.from({ length: 1_700 }, (_, n) => `${n},Place ${n}x${n},Bar,Canton,${n} Pier St,,,,\n`).join('');
    const { id } = await imports.plan(await imports.write(many), MAP);
    const { pool } = cms.payload.db;
    const half = await imports.holdUpAt('Place 1200x1200');
    const { ended } = await startCommit({ pool, id, accepted: BRAKES });
    const stopped = expect(ended).rejects.toThrow(
      /stopped after 1000 of 1700 changes, which are stored.*Commit plan \d+ again/,
    );
    await expect.poll(half.isWaitedFor, { timeout: 30_000 }).toBe(true);
    // Wait until they are gone: the pool must not hand out a closing connection.
    await half.holder.query(
      'select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await stopped;
    await half.letGo();
    expect(await cms.payload.count({ collection: 'restaurants' })).toEqual({ totalDocs: 1_000 });
    expect((await findBatch(pool, id)).state).toBe('committing');
    expect(await imports.commit(id)).toBe('1700 created, 0 updated.');
    expect(await cms.payload.count({ collection: 'restaurants' })).toEqual({ totalDocs: 1_700 });
    expect((await imports.plan(await imports.write(many), MAP)).totals).toMatchObject({ unchanged: 1_700 });
  });
});

describe('merging', () => {
  it('moves references, redirects the address, and later imports find the other', async () => {
    const twin = `${HEAD}1,Mo's Barbecue House,Barbecue,Canton,12 East Fort Avenue,410-276-7143,4,39.2801,-76.6\n`;
    await importAll(CSV);
    const { id } = await imports.plan(await imports.write(twin), { ...MAP, source: 'other-list' });
    const { pool } = cms.payload.db;
    await decideDuplicates(pool, id, { decision: 'create' });
    await imports.commit(id);
    const pairs = await findDuplicates(pool, 10);
    expect(pairs.map(({ a, b }) => [a.name, b.name])).toEqual([["Mo's BBQ", "Mo's Barbecue House"]]);
    const [keepId, dropId] = [pairs[0]?.a.id ?? 0, pairs[0]?.b.id ?? 0];
    const report = await cms.payload.create({
      collection: 'problem-reports',
      data: { restaurant: dropId, kind: 'other', text: 'Is this open at all?', state: 'new' },
    });
    await mergePlaces(pool, { keepId, dropId, take: ['rating'], by: 'test' });
    expect(
      await cms.payload.findByID({ collection: 'problem-reports', id: report.id, depth: 0 }),
    ).toMatchObject({ restaurant: keepId });
    expect(await cms.payload.findByID({ collection: 'restaurants', id: keepId })).toMatchObject({
      rating: 4,
      name: "Mo's BBQ",
    });
    expect(await cms.payload.findByID({ collection: 'restaurants', id: dropId, draft: true })).toMatchObject({
      _status: 'draft',
    });
    const { docs } = await cms.payload.find({
      collection: 'redirects',
      where: { from: { equals: `/restaurants/${dropId}` } },
    });
    expect(docs[0]?.to).toBe(`/restaurants/${keepId}`);
    expect(await findDuplicates(pool, 10)).toEqual([]);
    const again = await imports.plan(await imports.write(twin), { ...MAP, source: 'other-list' });
    expect((await imports.rows(again.id))[0]).toMatchObject({
      action: 'update',
      placeId: keepId,
      matchedBy: 'source and key',
    });
    await expect(mergePlaces(pool, { keepId, dropId, take: [], by: 'test' })).rejects.toThrow(
      /merged already/,
    );
  });
});

describe('undoing', () => {
  it('takes the names in a stored row for names of columns, whatever they say', async () => {
    await importAll(CSV);
    const { id } = await importAll(CSV.replace('4.5', '3.5'));
    await cms.payload.db.pool.query(
      `update import_rows set before = before || jsonb_build_object($2::text, 1) where batch_id = $1 and before is not null`,
      [id, `name" = 'Mine' --`],
    );
    await expect(imports.undo(id)).rejects.toThrow(/column .* does not exist/);
    expect((await places()).map(({ name }) => name)).not.toContain('Mine');
  });

  it('keeps and lists what a person has changed or used since', async () => {
    await importAll(CSV);
    const [mo, tiny] = await places();
    const { id } = await importAll(
      CSV.replace('410-276-7143', '410-555-0177').replace('Tiny', 'Tinier') +
        '5,New,Bar,Canton,5 Pier St,,,,\n6,Saved,Bar,Canton,9 Elm St,,,,\n',
    );
    await cms.payload.update({ collection: 'restaurants', id: mo?.id ?? 0, data: { rating: 1 } });
    const made = (await places()).find(({ name }) => name === 'New');
    await cms.payload.create({
      collection: 'problem-reports',
      data: { restaurant: made?.id ?? 0, kind: 'other', text: 'Is this open at all?', state: 'new' },
    });
    const saved = (await places()).find(({ name }) => name === 'Saved');
    await createSavedList(cms.payload, { places: [saved?.id ?? 0] });
    expect(await imports.undo(id)).toMatch(/1 changed back, 0 new ones removed. 3 were kept/);
    const kept = (await imports.rows(id)).filter(({ done }) => done === 'kept');
    expect(kept.map(({ because }) => because)).toEqual([
      'somebody has changed the place since',
      'problem reports refer to the place by now',
      'saved lists refer to the place by now',
    ]);
    expect((await places()).find((place) => place.id === tiny?.id)?.name).toBe('Tiny');
    await expect(imports.undo(id)).rejects.toThrow(/undone already/);
  });
});

type PlaceData = Omit<Restaurant, 'id' | 'createdAt' | 'updatedAt'>;

/** A new place, without values that the panel rejects. */
async function createWhatIsTaken(data: PlaceData): Promise<void> {
  const create = (taken: PlaceData) =>
    cms.payload.create({ collection: 'restaurants', data: taken, draft: taken._status === 'draft' });
  try {
    await create(data);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // A list with a rejected row is dropped entirely.
    const refused = error.data.errors.map(({ path: at }) => {
      const [list = at] = at.split('.');
      return list in data && Array.isArray(data[list as keyof PlaceData]) ? [list, []] : [at, null];
    });
    await create({ ...data, ...Object.fromEntries(refused) });
  }
}

describe('for any file', () => {
  const mutation = fc.record({
    row: fc.nat(39),
    column: fc.nat(8),
    how: fc.constantFrom('blank', 'drop', 'double', 'shout', 'garble', 'swap', 'new key', 'formula'),
    text: fc.string({ unit: 'grapheme', maxLength: 12 }),
  });

  /** Forty places of one list, of which some are alike. */
  const rows = Array.from({ length: 40 }, (_, n) => [
    `${n}`,
    ['Mo’s', 'Tiny', 'PIER GRILL', 'Nick’s'][n % 4] + (n % 3 ? ` ${n}` : ''),
    ['Bar', 'Barbecue', ''][n % 3] ?? '',
    ['Canton', 'Hampden'][n % 2] ?? '',
    `${n % 30} Pier St`,
    `410-555-01${10 + (n % 35)}`,
    `${n % 6}`,
    `39.${28 + (n % 5)}`,
    `-76.${60 + (n % 7)}`,
  ]);

  function mutate(mutations: readonly { row: number; column: number; how: string; text: string }[]) {
    const changed = rows.map((row) => [...row]);
    for (const { row, column, how, text } of mutations) {
      const index = row % Math.max(1, changed.length);
      const cells = changed[index];
      if (!cells) continue;
      if (how === 'blank') cells[column] = '';
      if (how === 'garble') cells[column] = text;
      if (how === 'formula') cells[column] = `=${text}`;
      if (how === 'shout') cells[column] = (cells[column] ?? '').toUpperCase();
      if (how === 'double') changed.push([...cells]);
      if (how === 'new key') changed.push([`9${row}${column}`, ...cells.slice(1)]);
      if (how === 'drop') changed.splice(index, 1);
      if (how === 'swap') [cells[7], cells[8]] = [cells[8] ?? '', cells[7] ?? ''];
    }
    return HEAD + stringify(changed);
  }

  it('the commit does what the plan says, the same file is then unchanged, and undoing restores every value', async () => {
    await importAll(HEAD + stringify(rows.slice(0, 20)));
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 30 }), async (mutations) => {
        const before = await imports.checksum();
        const count = (await cms.payload.count({ collection: 'restaurants' })).totalDocs;
        const file = await imports.write(mutate(mutations), 'mutated.csv');
        const { id, totals } = await imports.plan(file, MAP);
        const planned = await imports.rows(id);
        expect(await imports.commit(id)).toBe(`${totals.create} created, ${totals.update} updated.`);
        expect((await cms.payload.count({ collection: 'restaurants' })).totalDocs).toBe(
          count + totals.create,
        );
        for (const { action, given, placeId } of planned.filter((row) => row.action === 'update')) {
          const doc = await cms.payload.findByID({ collection: 'restaurants', id: placeId ?? 0 });
          const { openingHours: _hours, published: _published, tags: _tags, ...plain } = given ?? {};
          expect(doc, action).toMatchObject(plain);
        }
        const again = await imports.plan(file, MAP);
        expect(again.totals).toMatchObject({ update: 0, rejected: totals.rejected });
        // A candidate that this same file renames no longer matches afterwards.
        const heldBack = planned.filter(({ action }) => action === 'duplicate').map(({ rowNo }) => rowNo);
        const created = (await imports.rows(again.id)).filter(({ action }) => action === 'create');
        expect(heldBack).toEqual(expect.arrayContaining(created.map(({ rowNo }) => rowNo)));
        await imports.undo(id);
        expect(await imports.checksum()).toBe(before);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('an export imports back unchanged, in every format', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((value) => !value.includes('\0'));
    const nasty = fc.oneof(
      text,
      fc.constantFrom('=1+1', "'=x", '  two  blanks ', 'a\r\nb', 'x,"y"', '-76.6', '+1 (410)', 'true', '0'),
    );
    // Required for published places; a blank does not count.
    const named = nasty.filter((name) => name.trim() !== '');
    const place = fc.record({
      name: named,
      description: nasty,
      category: named,
      neighborhood: named,
      address: nasty,
      phone: fc.option(nasty),
      website: fc.option(nasty),
      rating: fc.option(fc.double({ min: 0, max: 5, noNaN: true, noDefaultInfinity: true })),
      latitude: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
      longitude: fc.option(fc.double({ min: -180, max: 180, noNaN: true })),
      tags: fc.subarray(['date night', 'groups', 'kids', 'outdoor', 'late night', 'brunch'] as const),
      dishes: fc.array(
        // The panel stores a row without a name only in drafts, and nothing is lost with it.
        nasty.filter((name) => name.trim() !== '').map((name) => ({ name })),
        { maxLength: 3 },
      ),
      specialHours: fc.array(
        fc.record({
          // As the panel stores a day, and in another form: the day is the one in the city.
          date: fc.constantFrom(
            '2026-12-24T12:00:00.000Z',
            '2026-12-25T04:59:00.000Z',
            '2026-07-04T23:30:00.000Z',
          ),
          opens: fc.option(fc.constantFrom('10:00', '17:30')),
          closes: fc.option(fc.constantFrom('15:00', '02:00')),
        }),
        { maxLength: 3 },
      ),
      hoursKnown: fc.boolean(),
      localFavorite: fc.boolean(),
      // As the panel stores a day, and in another form.
      openedOn: fc.option(fc.constantFrom('2019-05-17T12:00:00.000Z', '2019-05-18T02:30:00.000Z')),
      closedOn: fc.option(fc.constant('2020-02-29T12:00:00.000Z')),
      lastVerifiedAt: fc.option(fc.constantFrom('2026-01-02T03:04:05.678Z', '2031-01-01T00:00:00.000Z')),
      _status: fc.constantFrom('draft' as const, 'published' as const),
    });
    const known = await findKnownMap(EXPORT_MAP);
    const blank = {
      phone: null,
      website: null,
      rating: null,
      latitude: null,
      longitude: null,
      openedOn: null,
      closedOn: null,
      lastVerifiedAt: null,
    };
    const twin = {
      ...blank,
      name: 'Stand',
      description: 'One of two.',
      category: 'Market',
      neighborhood: 'Canton',
      address: '1 Market Pl',
      tags: [],
      dishes: [],
      specialHours: [],
      hoursKnown: false,
      localFavorite: false,
      _status: 'draft' as const,
    };
    const twins = [twin, { ...twin, description: 'The other.' }];
    await fc.assert(
      fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 6 }), async (made) => {
        await cms.payload.db.pool.query('truncate restaurants, _restaurants_v cascade');
        for (const data of made) await createWhatIsTaken({ ...data, status: 'open' });
        const count = made.length;
        for (const format of EXPORT_FORMATS) {
          const file = await imports.write(await imports.export(format), `export.${format}`);
          const { totals } = await imports.plan(file, known.map);
          expect(totals).toMatchObject({ read: count, unchanged: count });
        }
      }),
      { numRuns: 8, endOnFailure: true, examples: [[twins]] },
    );
  });

  it('an export fills an empty directory with the same places and ids', async () => {
    await importAll(CSV);
    const before = await places();
    const out = await imports.export('csv');
    await cms.payload.db.pool.query('truncate restaurants, _restaurants_v cascade');
    const known = await findKnownMap(EXPORT_MAP);
    await importAll(out, known.map);
    const plain = (docs: typeof before) =>
      docs.map(({ createdAt: _created, updatedAt: _updated, origins: _origins, ...doc }) => doc);
    expect(plain(await places())).toEqual(plain(before));
  });
});
