import { LOCKS } from '#cms/database/advisory-locks';
import { service } from '#cms/start/services';
import { EVERYTHING } from '#search';
import { syncAll } from '#cms/indexing/sync-index';
import { findIndexFacts } from '#cms/queries/index-facts';
import { createRestaurant } from '#cms/test/factories';
import { isLockHeld } from '#cms/test/is-lock-held';
import { useTestCms } from '#cms/test/use-test-cms';
import { beforeAll, describe, expect, it } from 'vitest';

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

it('a synonym for a neighborhood takes effect as soon as it is saved and indexed', async () => {
  await createRestaurant(cms.payload, { name: 'The Pit', category: 'Barbecue', neighborhood: 'Otterbein' });
  await createRestaurant(cms.payload, { name: 'Slice', category: 'Pizza', neighborhood: 'Otterbein' });
  const saved = { term: 'the square', meaning: 'otterbein' };
  expect((await data('POST', '/contract/api/desk/search/synonyms', saved)).status).toBe(204);
  await syncAll(cms.indexing);
  const { total, understood } = await service('search').search({
    ...EVERYTHING,
    text: 'pizza the square',
    sort: 'relevance',
  });
  expect(understood.parts.map(({ label }) => label)).toEqual(['Pizza', 'Otterbein']);
  expect(total).toBe(1);
});
