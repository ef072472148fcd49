import { LOCKS } from '#cms/database/advisory-locks';
import { watchContentChanges, type ContentChanges } from '#cms/database/content-changes';
import { forgetSearches } from '#cms/background/forget-expired';
import { startIndexRun } from '#cms/indexing/run-on-index';
import { isRunUnderWay } from '#cms/indexing/run-record';
import { service } from '#cms/start/services';
import { EVERYTHING } from '#search';
import { syncAll } from '#cms/indexing/sync-index';
import { createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { quietLog } from '#cms/test/quiet-log';
import { cityDay } from '#domain/calendar/city-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const cms = useTestCms();
const data = cms.as('data');

beforeAll(async () => {
  await createRestaurant(cms.payload, { name: 'Smoke Yard' });
  await createRestaurant(cms.payload, { name: 'Draft Yard', _status: 'draft' });
  await syncAll(cms.indexing);
});

const deskSchema = z.object({
  state: z.string(),
  documents: z.number(),
  listed: z.number(),
  waiting: z.array(z.object({ engine: z.string(), changes: z.number(), oldestSeconds: z.number() })),
  runs: z.array(
    z.object({
      kind: z.string(),
      by: z.string(),
      result: z.string(),
      outcome: z.string().nullable(),
      places: z.number().nullable(),
    }),
  ),
});

async function desk() {
  const { status, body } = await data('GET', '/contract/api/desk/search');
  expect(status).toBe(200);
  return deskSchema.parse(body);
}

/** A run records its end before it releases the lock. */
const runIsOver = () => expect.poll(() => isRunUnderWay(cms.indexing.pool), { timeout: 20_000 }).toBe(false);

const newestRun = async () => (await desk()).runs[0];

describe('the search desk', () => {
  it('reports the engine, indexed and listed places, and pending changes', async () => {
    expect(await desk()).toMatchObject({
      state: 'postgres',
      documents: 1,
      listed: 1,
      waiting: [{ engine: 'postgres', changes: 0, oldestSeconds: 0 }],
    });
    await createRestaurant(cms.payload, { name: 'Second Yard' });
    await cms.indexing.pool.query(`update search_changes set changed_at = now() - interval '3 minutes'`);
    const { documents, listed, waiting } = await desk();
    expect({ documents, listed }).toEqual({ documents: 1, listed: 2 });
    expect(waiting[0]?.changes).toBe(1);
    expect(waiting[0]?.oldestSeconds).toBeGreaterThanOrEqual(180);
    await syncAll(cms.indexing);
    expect((await desk()).waiting[0]?.changes).toBe(0);
  });

  it('rebuilds in the background, rolls back, and records both', async () => {
    expect(await data('POST', '/contract/api/desk/search/rebuild')).toMatchObject({
      status: 202,
      body: { id: expect.any(Number) },
    });
    await expect.poll(newestRun, { timeout: 20_000 }).toMatchObject({
      kind: 'rebuild',
      by: expect.stringMatching(/^staff-/),
      result: 'done',
      places: 2,
      outcome: expect.stringMatching(/^Rebuilt the built-in index: 2 places in [\d.]+ seconds\.$/),
    });
    await runIsOver();
    expect((await data('POST', '/contract/api/desk/search/rollback')).status).toBe(202);
    await expect.poll(newestRun, { timeout: 20_000 }).toMatchObject({ kind: 'rollback', result: 'done' });
    await runIsOver();
    expect((await desk()).runs).toHaveLength(2);
  });

  it('rejects a second run while one is in progress, with a message', async () => {
    const { pool } = cms.indexing;
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock($1)', [LOCKS.postgresIndex]);
    const { ended } = await startIndexRun(cms.indexing, { kind: 'rebuild', by: 'another process' });
    expect(await newestRun()).toMatchObject({ by: 'another process', result: 'running', outcome: null });
    expect(await data('POST', '/contract/api/desk/search/rebuild')).toMatchObject({
      status: 409,
      body: 'The search index is already being rebuilt. Wait until it’s done.',
    });
    await holder.query('select pg_advisory_unlock($1)', [LOCKS.postgresIndex]);
    holder.release();
    await ended;
    expect(await newestRun()).toMatchObject({ result: 'done' });
  });

  it('shows a run whose process is gone as interrupted, and starts a new one', async () => {
    await cms.indexing.pool.query(
      `insert into search_runs (kind, by, started_at) values ('rebuild', 'a process that was killed', now())`,
    );
    expect(await newestRun()).toMatchObject({
      result: 'interrupted',
      outcome: expect.stringMatching(/^Interrupted/),
    });
    // The outcome is also the title of its record in the panel.
    const { docs } = await cms.payload.find({
      collection: 'search-runs',
      where: { by: { equals: 'a process that was killed' } },
    });
    expect(docs).toMatchObject([{ result: 'interrupted', outcome: expect.stringMatching(/^Interrupted/) }]);
    await (
      await startIndexRun(cms.indexing, { kind: 'rebuild', by: 'me' })
    ).ended;
    const results = (await desk()).runs.slice(0, 2).map(({ result }) => result);
    expect(results).toEqual(['done', 'interrupted']);
  });
});

describe('what people searched for', () => {
  const report = (body: object) => cms.as()('POST', '/contract/api/search/asked', body);
  const asked = async () => {
    const { status, body } = await data('GET', '/contract/api/desk/search/asked');
    expect(status).toBe(200);
    return z.array(askedSchema).parse(body);
  };
  const askedSchema = z.object({
    query: z.string(),
    count: z.number(),
    pressed: z.number(),
    places: z.array(z.object({ name: z.string(), count: z.number() })),
    understood: z.array(z.object({ label: z.string(), gaveWay: z.boolean(), instead: z.string() })),
    wordsGivenUp: z.string(),
    found: z.number(),
  });

  it('is counted by query, with the opened places and its current interpretation', async () => {
    const { id } = await createRestaurant(cms.payload, { name: 'Kick & Wok', category: 'Thai' });
    await syncAll(cms.indexing);
    for (const q of ['Thai  Zorpvex', 'thai zorpvex', 'THAI']) expect((await report({ q })).status).toBe(204);
    await report({ q: 'thai zorpvex', place: id });
    // A nonexistent place is not counted.
    await report({ q: 'thai zorpvex', place: 2_000_000_000 });
    await cms.payload.create({
      collection: 'search-gaps',
      data: { query: 'thai zorpvex', day: cityDay(new Date()), count: 5 },
    });
    // Cuisine names are cached for a second.
    await expect.poll(asked, { timeout: 20_000 }).toEqual([
      {
        query: 'thai zorpvex',
        // The server's count of searches without hits or the browsers' count, whichever is larger.
        count: 5,
        pressed: 1,
        places: [{ name: 'Kick & Wok', count: 1 }],
        understood: [{ label: 'Thai', gaveWay: false, instead: '' }],
        wordsGivenUp: 'zorpvex',
        found: 1,
      },
      {
        query: 'thai',
        count: 1,
        pressed: 0,
        places: [],
        understood: [{ label: 'Thai', gaveWay: false, instead: '' }],
        wordsGivenUp: '',
        found: 1,
      },
    ]);
  });

  it('stores nothing that may identify a person, and is deleted later', async () => {
    for (const q of ['jane.doe@example.com', '410 555 0142', 'zq']) {
      expect((await report({ q })).status).toBe(204);
    }
    expect((await asked()).map(({ query }) => query)).toEqual(['thai zorpvex', 'thai']);
    const { rows } = await cms.indexing.pool.query(
      `select column_name from information_schema.columns where table_name = 'asked_searches' order by 1`,
    );
    expect(rows.map((row) => row.column_name)).toEqual(['count', 'day', 'place_id', 'query']);
    await forgetSearches(cms.indexing.pool, new Date(Date.now() + 200 * 24 * 60 * 60 * 1_000));
    expect(await asked()).toEqual([]);
  });
});

describe('a synonym', () => {
  let watch: ContentChanges;

  // As in production, index results are cached until it changes: a preview queries it hundreds of times.
  beforeAll(async () => {
    const memory = service('indexMemory');
    const onChange = (table?: string) => void memory.noteChange(table);
    watch = await watchContentChanges({ url: cms.database.url, onChange, log: quietLog });
    memory.trustWhile(watch.isConnected);
  });
  afterAll(async () => {
    service('indexMemory').trustWhile(() => false);
    await watch.close();
  });

  const sync = async () => {
    await syncAll(cms.indexing);
    await watch.settle();
  };

  const preview = (term: string, meaning: string) =>
    data('GET', `/contract/api/desk/search/synonym?${new URLSearchParams({ term, meaning })}`);
  const found = (text: string) => service('search').search({ ...EVERYTHING, text, sort: 'relevance' });

  it('previews results and changed judged queries without storing anything', async () => {
    await createRestaurant(cms.payload, { name: 'The Pit', category: 'Barbecue', neighborhood: 'Otterbein' });
    await createRestaurant(cms.payload, { name: 'Slice', category: 'Pizza', neighborhood: 'Otterbein' });
    await sync();
    expect(await preview('pizza', 'barbecue')).toMatchObject({
      status: 200,
      body: { understood: ['Pizza'], judged: { asked: expect.any(Number) } },
    });
    // No place has rockfish; the synonym would lead to The Pit.
    expect((await preview('rockfish', 'the pit')).body).toMatchObject({
      found: {
        before: 0,
        after: 1,
        gained: { count: 1, names: ['The Pit'] },
        lost: { count: 0, names: [] },
      },
      judged: {
        better: [],
        worse: [],
        other: expect.arrayContaining([{ query: 'rockfish', before: null, after: 'The Pit' }]),
      },
    });
    expect((await found('rockfish')).total).toBe(0);
  });

  it('names places that would no longer be found if a term becomes a name', async () => {
    const description = 'Fried dough by lantern light.';
    await createRestaurant(cms.payload, { name: 'Corner Table', description, neighborhood: 'Hampden' });
    await createRestaurant(cms.payload, { name: 'The Lantern', neighborhood: 'Hampden' });
    await sync();
    expect((await preview('lantern', 'otterbein')).body).toMatchObject({
      understood: ['Otterbein'],
      found: {
        before: 2,
        after: 3,
        gained: { count: 2, names: expect.arrayContaining(['The Pit', 'Slice']) },
        lost: { count: 1, names: ['Corner Table'] },
      },
    });
  });

  it('for a neighborhood takes effect as soon as it is saved', async () => {
    expect((await preview('the square', 'otterbein')).body).toMatchObject({
      understood: ['Otterbein'],
      found: { before: 0, after: 2 },
    });
    const saved = { term: 'the square', meaning: 'otterbein' };
    expect((await data('POST', '/contract/api/desk/search/synonyms', saved)).status).toBe(204);
    await sync();
    const { total, understood } = await found('pizza the square');
    expect(understood.parts.map(({ label }) => label)).toEqual(['Pizza', 'Otterbein']);
    expect(total).toBe(1);
  });

  it('of one letter is rejected', async () => {
    expect((await preview('x', 'otterbein')).status).toBe(400);
  });
});
