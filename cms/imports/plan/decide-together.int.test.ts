import { PLACES_MAP, useImports } from '#cms/test/import-file';
import { beforeEach, describe, expect, it } from 'vitest';
import { listSimilarRows, decideDuplicates } from './decide-duplicates.ts';
import { assignName } from './assign-name.ts';
import { findBatch } from './import-batch.ts';
import { listNewNames } from './new-names.ts';

const site = useImports();
const { planLines: plan, importLines: commit } = site;
beforeEach(async () => {
  await site.cms.payload.db.pool.query(
    'truncate restaurants, _restaurants_v, place_keys, cuisines, neighborhoods, name_keys cascade',
  );
});

describe('rows that were held back and are alike', () => {
  it('are created together, and leave nothing undecided', async () => {
    const stands = [1, 2, 3, 4].map((n) => `s${n},Stadium Stand Number ${n},Bar,Canton,1101 Russell St`);
    const { id, totals } = await plan(stands.join('\n'));
    expect(totals).toMatchObject({ create: 1, duplicate: 3 });
    const [group, ...others] = await listSimilarRows(site.cms.payload.db.pool, id);
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      rows: [2, 3, 4],
      like: { name: 'Stadium Stand Number 1', address: '1101 Russell St' },
      canCreate: true,
    });
    await decideDuplicates(site.cms.payload.db.pool, id, { decision: 'create', rowNos: group?.rows ?? [] });
    expect(await listSimilarRows(site.cms.payload.db.pool, id)).toEqual([]);
    expect(await site.imports.commit(id)).toBe('4 created, 0 updated.');
  });

  it('each update their own place, except the row without a match', async () => {
    const words = ['Sabatino', 'Marconi', 'Velleggia'];
    const rows = (kind: string, source: string) =>
      words.map((word, n) => `${source}${n},${word} ${kind},Bar,Canton,${n + 1} Pier St`).join('\n');
    await commit(rows('Restaurant', 'k'));
    const twins =
      'x,Chiapparelli Restaurant,Bar,Canton,9 Pier St\ny,Chiapparelli Italian Restaurant,Bar,Canton,9 Pier St';
    const { id } = await plan(`${rows('Italian Restaurant', 'o')}\n${twins}`, {
      ...PLACES_MAP,
      source: 'other',
    });
    const held = (await site.imports.rows(id)).filter(({ action }) => action === 'duplicate');
    const decided = await decideDuplicates(site.cms.payload.db.pool, id, {
      decision: 'update',
      rowNos: held.map(({ rowNo }) => rowNo),
    });
    expect(held).toHaveLength(4);
    expect(decided).toBe(3);
    // The last only resembles a row of the file, which is not a place yet.
    expect((await site.imports.rows(id)).map(({ action }) => action)).toEqual([
      'update',
      'update',
      'update',
      'create',
      'duplicate',
    ]);
  });
});

it('two rows that are decided to be one place both change it, and are both undone', async () => {
  await commit('a,Old Slice,Pizza,Canton,9 Fir St');
  const before = await site.imports.checksum();
  const { id } = await plan('x,Old Slice Inn,Diner,Canton,9 Fir St\ny,Old Slice Bar,Diner,Hampden,9 Fir St', {
    ...PLACES_MAP,
    source: 'other',
  });
  const { pool } = site.cms.payload.db;
  for (const rowNo of [1, 2]) await decideDuplicates(pool, id, { decision: 'update', rowNos: [rowNo] });
  await site.imports.commit(id);
  const { docs } = await site.cms.payload.find({ collection: 'restaurants' });
  expect(docs.map(({ name, category, neighborhood }) => [name, category, neighborhood])).toEqual([
    ['Old Slice Bar', 'Diner', 'Hampden'],
  ]);
  await site.imports.undo(id);
  expect(await site.imports.checksum()).toBe(before);
});

it.each(['3 Kngs', '3 Kings Kitchen and Bar', 'Kings 3'])(
  '%s at the address of 3 Kings is held back',
  async (name) => {
    await commit('a,3 Kings,Bar,Canton,2510 Elliott St');
    const { totals } = await plan(`b,${name},Bar,Canton,2510 Elliott St`, { ...PLACES_MAP, source: 'other' });
    expect(totals).toMatchObject({ create: 0, duplicate: 1 });
  },
);

describe('a new name of a plan', () => {
  const ROWS =
    'a,Supra,Georgian,Canton,1 Elm St\nb,Khinkali,GEORGIAN,Canton,2 Oak St\nc,Slice,Pizza,Canton,3 Fir St';
  const namesOf = (id: number) => listNewNames(site.cms.payload.db.pool, id);
  const brakesOf = async (id: number) =>
    (await findBatch(site.cms.payload.db.pool, id)).totals?.brakes.map(({ message }) => message);

  it('is listed with its number of places', async () => {
    await commit('z,Old Slice,Pizza,Canton,9 Fir St');
    const { id } = await plan(ROWS);
    expect(await namesOf(id)).toEqual([{ kind: 'cuisines', name: 'Georgian', places: 2, like: null }]);
    expect(await brakesOf(id)).toEqual([]);
  });

  it('is given once, for this plan and every later one', async () => {
    await commit('z,Old Inn,Caucasian,Canton,9 Fir St\ny,Old Slice,Pizza,Canton,8 Fir St');
    const { id } = await plan(ROWS);
    await assignName(site.cms.payload, id, { kind: 'cuisines', name: 'Georgian', as: 'caucasian' });
    expect(await namesOf(id)).toEqual([]);
    expect((await site.imports.rows(id)).map(({ given }) => given?.category)).toEqual([
      'Caucasian',
      'Caucasian',
      'Pizza',
    ]);
    expect(await site.imports.commit(id)).toBe('3 created, 0 updated.');
    expect(await site.cms.payload.count({ collection: 'cuisines' })).toMatchObject({ totalDocs: 2 });
    expect((await plan(ROWS)).totals).toMatchObject({ unchanged: 3 });
  });

  it('that is probably misspelled is asked about until it is said to be the other, or accepted', async () => {
    await commit('z,Old Slice,Pizza,Hampden,9 Fir St');
    const before = await site.imports.checksum();
    const { id } = await plan(
      ['Hampdn', 'Golden Ring', 'Golden Ring', 'Golden Rign']
        .map((area, n) => `${n},Place ${n},Piza,${area},${n} Elm St`)
        .join('\n'),
    );
    expect((await namesOf(id)).map(({ name, places, like }) => [name, places, like])).toEqual([
      ['Piza', 4, 'Pizza'],
      ['Golden Rign', 1, 'Golden Ring'],
      ['Hampdn', 1, 'Hampden'],
      ['Golden Ring', 2, null],
    ]);
    expect(await brakesOf(id)).toEqual([
      '“Piza” (4 rows) may be Pizza; “Golden Rign” (1 row) may be Golden Ring; “Hampdn” (1 row) may be Hampden.',
    ]);
    for (const { kind, name, like } of await namesOf(id))
      if (like !== null) await assignName(site.cms.payload, id, { kind, name, as: like });
    expect(await brakesOf(id)).toEqual([]);
    expect((await site.imports.rows(id)).map(({ given }) => [given?.category, given?.neighborhood])).toEqual([
      ['Pizza', 'Hampden'],
      ['Pizza', 'Golden Ring'],
      ['Pizza', 'Golden Ring'],
      ['Pizza', 'Golden Ring'],
    ]);
    await site.imports.commit(id);
    await site.imports.undo(id);
    // The aliases too.
    expect(await site.imports.checksum()).toBe(before);
  });

  it('that is given to the name that the place has changes nothing', async () => {
    await commit('z,Old Slice,Pizza,Hampden,9 Fir St');
    const { id, totals } = await plan('z,Old Slice,Pizza,Hampdn,9 Fir St');
    expect(totals).toMatchObject({ update: 1 });
    await assignName(site.cms.payload, id, { kind: 'neighborhoods', name: 'Hampdn', as: 'Hampden' });
    expect((await findBatch(site.cms.payload.db.pool, id)).totals).toMatchObject({ update: 0, unchanged: 1 });
  });

  it('that two people give concurrently is given by one, and the other is told which record has it', async () => {
    await commit('z,Old Inn,Caucasian,Canton,9 Fir St\ny,Old Slice,Pizza,Canton,8 Fir St');
    const { id } = await plan(ROWS);
    const name = { kind: 'cuisines', name: 'Georgian' } as const;
    const answers = await Promise.allSettled([
      assignName(site.cms.payload, id, { ...name, as: 'Caucasian' }),
      assignName(site.cms.payload, id, { ...name, as: 'Pizza' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [refused] = answers.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toContain('“Georgian” is a name of another record by now; load the plan again.');
    expect(await namesOf(id)).toEqual([]);
    const { docs } = await site.cms.payload.find({ collection: 'cuisines' });
    expect(docs.flatMap(({ aliases }) => aliases ?? [])).toEqual(['Georgian']);
  });

  it('is refused in a committed plan', async () => {
    const { id } = await plan(ROWS);
    await site.imports.commit(id);
    await expect(
      assignName(site.cms.payload, id, { kind: 'cuisines', name: 'Georgian', as: 'Pizza' }),
    ).rejects.toThrow('is committed');
  });
});
