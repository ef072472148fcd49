import { LOCKS } from '#cms/database/advisory-locks';
import { watchContentChanges, type ContentChanges } from '#cms/database/content-changes';
import { service } from '#cms/start/services';
import { EVERYTHING } from '#search';
import { syncAll } from '#cms/indexing/sync-index';
import { findIndexFacts } from '#cms/queries/index-facts';
import { createRestaurant } from '#cms/test/factories';
import { isLockHeld } from '#cms/test/is-lock-held';
import { useTestCms } from '#cms/test/use-test-cms';
import { quietLog } from '#cms/test/quiet-log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const cms = useTestCms();
const data = cms.as('data');

beforeAll(async () => {
  await createRestaurant(cms.payload, { name: 'Smoke Yard' });
  await createRestaurant(cms.payload, { name: 'Draft Yard', _status: 'draft' });
  await syncAll(cms.indexing);
});

describe('a rebuild', () => {
  it('answers with its outcome, and refuses a second one while it is under way', async () => {
    const holder = await cms.indexing.pool.connect();
    await holder.query('select pg_advisory_lock($1)', [LOCKS.postgresIndex]);
    const first = data('POST', '/contract/api/desk/search/rebuild');
    await expect.poll(() => isLockHeld(cms.indexing.pool, 'indexRun'), { timeout: 20_000 }).toBe(true);
    expect(await data('POST', '/contract/api/desk/search/rebuild')).toMatchObject({
      status: 409,
      body: 'The search index is already being rebuilt. Wait until it’s done.',
    });
    await holder.query('select pg_advisory_unlock($1)', [LOCKS.postgresIndex]);
    holder.release();
    expect(await first).toMatchObject({
      status: 200,
      body: { outcome: expect.stringMatching(/^Rebuilt the built-in index: 1 place in [\d.]+ seconds\.$/) },
    });
  });

  it('starts from the facts: the engine, indexed and listed places, and pending changes', async () => {
    const facts = () => findIndexFacts(cms.payload);
    expect(await facts()).toMatchObject({ state: 'postgres', documents: 1, listed: 1 });
    await createRestaurant(cms.payload, { name: 'Second Yard' });
    await cms.indexing.pool.query(`update search_changes set changed_at = now() - interval '3 minutes'`);
    const { documents, listed, waiting } = await facts();
    expect({ documents, listed }).toEqual({ documents: 1, listed: 2 });
    expect(waiting[0]?.changes).toBe(1);
    expect(waiting[0]?.oldestSeconds).toBeGreaterThanOrEqual(180);
    await syncAll(cms.indexing);
    expect((await facts()).waiting[0]?.changes).toBe(0);
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
    await service('search').upkeep.warm();
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
});
