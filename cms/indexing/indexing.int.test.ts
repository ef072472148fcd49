import { cityMoment } from '#domain/calendar/city-time';
import { minuteOfWeek, WEEKDAYS } from '#domain/calendar/opening-hours';
import { EVERYTHING, hasDifferences } from '#search';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '@payloadcms/db-postgres';
import { findIndexedPlaces } from '../queries/indexed-places.ts';
import { createRestaurant } from '../test/factories.ts';
import { useTestCms } from '../test/use-test-cms.ts';
import { quietLog } from '../test/quiet-log.ts';
import { checkIndex, repairIndex } from './check-index.ts';
import { keepIndexInStep, type IndexKeeper } from './keep-index-in-step.ts';
import { noteSpecialDays } from './note-special-days.ts';
import { rebuildIndex, rollbackIndex } from './rebuild-index.ts';
import { withLock } from '../database/advisory-locks.ts';
import { isIndexedTable } from './search-changes.ts';
import { syncAll } from './sync-index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const until = (isSo: () => Promise<boolean>) => expect.poll(isSo, { timeout: 60_000 }).toBe(true);

const cms = useTestCms('sample');

const find = async (text: string) =>
  (await cms.indexing.search.search({ ...EVERYTHING, text, sort: 'relevance' })).ids;
const sync = () => syncAll(cms.indexing);
const waiting = async () =>
  Number(
    (await cms.payload.db.drizzle.execute(sql`select count(*) from search_changes where engine = 'postgres'`))
      .rows[0]?.count,
  );

describe('changes reach the index automatically:', () => {
  beforeEach(sync);

  it('a process looks for them after a change of each table whose triggers write them', async () => {
    const { rows } = await cms.payload.db.pool.query<{ table: string }>(
      `select distinct tgrelid::regclass::text as table from pg_trigger where tgname like 'search\\_%'`,
    );
    const tables = rows.map(({ table }) => table);
    expect(tables).toContain('restaurants');
    expect(tables.filter((table) => !isIndexedTable(table))).toEqual([]);
    expect(isIndexedTable('stories')).toBe(false);
  });

  it('publishing, renaming, closing, reopening, unpublishing, deleting', async () => {
    const { payload } = cms;
    const { id } = await createRestaurant(payload, { name: 'Quixotic Quahog' });
    await sync();
    expect(await find('quahog')).toEqual([id]);

    for (const [data, isFound] of [
      [{ name: 'Peripatetic Periwinkle' }, true],
      [{ status: 'closed' }, false],
      [{ status: 'open' }, true],
      [{ _status: 'draft' }, false],
      [{ _status: 'published' }, true],
    ] as const) {
      await payload.update({ collection: 'restaurants', id, data });
      await sync();
      expect(await find('quahog')).toEqual([]);
      expect(await find('periwinkle')).toEqual(isFound ? [id] : []);
    }
    await payload.delete({ collection: 'restaurants', id });
    await sync();
    expect(await find('periwinkle')).toEqual([]);
  });

  it('hours and occasions, which have separate tables', async () => {
    const { id } = await createRestaurant(cms.payload, { name: 'Nocturnal Narwhal' });
    await sync();
    const open = async () =>
      (await cms.indexing.search.search({ ...EVERYTHING, text: 'narwhal', openAt: 30, tags: ['late night'] }))
        .ids;
    expect(await open()).toEqual([]);
    await cms.payload.update({
      collection: 'restaurants',
      id,
      data: {
        hoursKnown: true,
        openingHours: [{ day: 'sun', opens: '20:00', closes: '02:00' }],
        tags: ['late night'],
      },
    });
    await sync();
    expect(await open()).toEqual([id]);
  });

  it('special hours, when edited and as dates pass', async () => {
    const { payload, indexing } = cms;
    const { day, date } = cityMoment(new Date(Date.now() + 2 * DAY_MS));
    const { id } = await createRestaurant(payload, {
      name: 'Yuletide Yellowtail',
      hoursKnown: true,
      openingHours: WEEKDAYS.map((weekday) => ({ day: weekday, opens: '09:00', closes: '17:00' })),
    });
    await sync();
    const openAt = minuteOfWeek({ day, minutes: 720 });
    const isOpen = async () =>
      (await indexing.search.search({ ...EVERYTHING, text: 'yellowtail', openAt })).ids.includes(id);
    expect(await isOpen()).toBe(true);

    const specialHours = [{ date: `${date}T12:00:00.000Z` }];
    await payload.update({ collection: 'restaurants', id, data: { specialHours } });
    await sync();
    expect(await isOpen()).toBe(false);
    expect(await noteSpecialDays(indexing)).toBe(0);

    // As indexed when that day was more than a week away.
    const before = new Date(Date.now() - 7 * DAY_MS);
    await indexing.search.upkeep.indexOf('postgres').upsert(await findIndexedPlaces(payload, [id], before));
    expect(await isOpen()).toBe(true);
    expect(await noteSpecialDays(indexing)).toBe(1);
    await sync();
    expect(await isOpen()).toBe(false);
  });

  it('what a place says of itself, and its special days to come', async () => {
    const { payload } = cms;
    const dayIn = (days: number) => cityMoment(new Date(Date.now() + days * DAY_MS)).date;
    const noonOf = (date: string) => `${date}T12:00:00.000Z`;
    const { id } = await createRestaurant(payload, {
      status: 'temporarily-closed',
      tags: ['groups'],
      dishes: [{ name: 'Pierogi' }, { name: 'Vegan crab cake' }],
      hoursKnown: true,
      specialHours: [
        { date: noonOf(dayIn(-2)) },
        { date: noonOf(dayIn(20)), opens: '10:00', closes: '14:00' },
        { date: noonOf(dayIn(30)) },
      ],
    });
    const [place] = await findIndexedPlaces(payload, [id]);
    expect(place).toMatchObject({
      isClosed: true,
      kinds: ['dumplings'],
      tags: ['groups', 'vegan', 'vegetarian'],
      openOn: [dayIn(20)],
      closedOn: [dayIn(30)],
    });
  });

  it('a change by plain SQL, as in batch imports', async () => {
    const { id } = await createRestaurant(cms.payload, { name: 'Before Yarrow' });
    await cms.payload.db.drizzle.execute(
      sql`update restaurants set name = 'After Quillwort' where id = ${id}`,
    );
    await sync();
    expect(await find('quillwort')).toEqual([id]);
  });

  it('listing rules: an excluded place disappears and returns', async () => {
    const { id } = await createRestaurant(cms.payload, { name: 'Excludable Eatery' });
    await sync();
    const rules = await cms.payload.findGlobal({ slug: 'listing-rules' });
    const withId = { excludedIds: [...(rules.excludedIds ?? []), { placeId: id }] };
    await cms.payload.updateGlobal({ slug: 'listing-rules', data: withId });
    await sync();
    expect(await find('excludable')).toEqual([]);
    await cms.payload.updateGlobal({ slug: 'listing-rules', data: { excludedIds: rules.excludedIds ?? [] } });
    await sync();
    expect(await find('excludable')).toEqual([id]);
  });

  it('synonyms', async () => {
    const { id } = await createRestaurant(cms.payload, { name: 'Gastropod Garden' });
    await sync();
    expect(await find('mollusk')).toEqual([]);
    const { synonyms } = await cms.payload.findGlobal({ slug: 'listing-rules' });
    const data = { synonyms: [...(synonyms ?? []), { terms: 'Mollusk, sea snail', meaning: 'gastropod' }] };
    await cms.payload.updateGlobal({ slug: 'listing-rules', data });
    await sync();
    expect(await find('mollusk')).toEqual([id]);
    expect(await find('sea snail')).toEqual([id]);
  });

  it('a change made during the sync stays pending, and nothing is pending when all is applied', async () => {
    const { id } = await createRestaurant(cms.payload, { name: 'Twice Told Tavern' });
    expect(await waiting()).toBeGreaterThan(0);
    await sync();
    expect(await waiting()).toBe(0);
    await cms.payload.update({ collection: 'restaurants', id, data: { name: 'Thrice Told Tavern' } });
    await sync();
    expect(await waiting()).toBe(0);
    expect(await find('thrice told')).toEqual([id]);
  });
});

describe('the index keeper', () => {
  let keeper: IndexKeeper;
  const log = { ...quietLog, warn: vi.fn() };
  beforeEach(() => {
    log.warn.mockClear();
    keeper = keepIndexInStep(cms.indexing, log);
  });
  afterEach(() => keeper.close());

  it('applies the last of many concurrent changes, in order', async () => {
    const { id } = await createRestaurant(cms.payload, { name: 'Version 0' });
    for (let version = 1; version <= 20; version += 1) {
      await cms.payload.update({
        collection: 'restaurants',
        id,
        data: { name: `Version Vortex ${version}` },
      });
      keeper.wake();
    }
    await until(async () => (await find('version vortex 20')).includes(id));
    expect((await find('version vortex 20'))[0]).toBe(id);
  });

  it('continues after the engine has failed, with nothing lost', async () => {
    const rename = (from: string, to: string) =>
      cms.payload.db.drizzle.execute(sql.raw(`alter table ${from} rename to ${to}`));
    await rename('search_documents', 'search_documents_away');
    const { id } = await createRestaurant(cms.payload, { name: 'Patient Pierogi' });
    keeper.wake();
    await until(() => Promise.resolve(log.warn.mock.calls.length > 0));
    expect(await waiting()).toBeGreaterThan(0);
    await rename('search_documents_away', 'search_documents');
    await until(async () => (await find('patient pierogi')).includes(id));
  });
});

describe('checking', () => {
  const check = () => checkIndex(cms.payload, cms.indexing.search, 'postgres');

  it('finds missing, stale and extra places, and repairs exactly those', async () => {
    await sync();
    expect(hasDifferences(await check())).toBe(false);
    const { drizzle } = cms.payload.db;
    const { rows } = await drizzle.execute(sql`select id from search_documents order by id limit 2`);
    const [missing, stale] = rows.map((row) => Number(row.id));
    await drizzle.execute(sql`delete from search_documents where id = ${missing}`);
    await drizzle.execute(sql`update search_documents set fingerprint = 'wrong' where id = ${stale}`);
    await drizzle.execute(sql`
      insert into search_documents select 2000000000, fingerprint, place from search_documents limit 1`);
    await drizzle.execute(sql`delete from search_synonyms`);

    const found = await check();
    expect(found).toMatchObject({
      missing: [missing],
      stale: [stale],
      extra: [2000000000],
      hasOtherSynonyms: true,
    });
    await repairIndex(cms.payload, cms.indexing.search, found);
    expect(hasDifferences(await check())).toBe(false);
  });
});

describe('rebuilding', () => {
  it('keeps results complete while it runs, and includes changes made during it', async () => {
    await sync();
    const { total } = await cms.indexing.search.search(EVERYTHING);
    let isDone = false;
    const searching = (async () => {
      let asked = 0;
      while (!isDone) {
        const answer = await cms.indexing.search.search(EVERYTHING);
        expect(answer.total).toBeGreaterThanOrEqual(total);
        expect(answer.ids).toHaveLength(EVERYTHING.perPage);
        asked += 1;
      }
      return asked;
    })();
    let late: number | undefined;
    await rebuildIndex(cms.indexing, ({ step }) => {
      if (step === 'check' && late === undefined) {
        late = 0;
        void createRestaurant(cms.payload, { name: 'Latecomer Lounge' }).then(({ id }) => (late = id));
      }
    });
    await until(() => Promise.resolve(Boolean(late)));
    await sync();
    isDone = true;
    expect(await searching).toBeGreaterThan(3);
    expect(await find('latecomer')).toEqual([late]);
    expect(hasDifferences(await checkIndex(cms.payload, cms.indexing.search, 'postgres'))).toBe(false);
  });

  it('can be rolled back, and later changes are applied to the old index', async () => {
    await rebuildIndex(cms.indexing, () => undefined);
    const { id } = await createRestaurant(cms.payload, { name: 'Rollback Rotisserie' });
    await sync();
    await rollbackIndex(cms.indexing);
    await sync();
    expect(await find('rollback rotisserie')).toEqual([id]);
    expect(hasDifferences(await checkIndex(cms.payload, cms.indexing.search, 'postgres'))).toBe(false);
  });

  it('waits for a running sync, so that nothing is lost', async () => {
    const order: string[] = [];
    await withLock(cms.indexing.pool, 'postgresIndex', async () => {
      const rebuilding = rebuildIndex(cms.indexing, () => undefined).then(() => order.push('rebuilt'));
      await until(async () => {
        const { rowCount } = await cms.indexing.pool.query(
          `select 1 from pg_locks join pg_database d on d.oid = database
           where d.datname = current_database() and locktype = 'advisory' and not granted`,
        );
        return rowCount === 1;
      });
      order.push('told');
      void rebuilding;
    });
    await until(() => Promise.resolve(order.length === 2));
    expect(order).toEqual(['told', 'rebuilt']);
  });
});
