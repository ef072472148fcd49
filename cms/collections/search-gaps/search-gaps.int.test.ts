import { searchAnswerSchema } from '#contract/search';
import { cityDay } from '#domain/calendar/city-time';
import { syncAll } from '#cms/indexing/sync-index';
import { forgetSearches } from '#cms/background/forget-expired';
import { keepJobsRunning } from '#cms/background/keep-jobs-running';
import { callContract, callRest, staffToken } from '#cms/test/call-rest';
import { createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { quietLog } from '#cms/test/quiet-log';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const cms = useTestCms();
let place: { id: number };

beforeAll(async () => {
  place = await createRestaurant(cms.payload, { name: 'Smoke Yard', category: 'Barbecue' });
  await syncAll(cms.indexing);
});

async function search(query: string) {
  const { status, body } = await callContract(cms.config, `/api/search?${query}`);
  expect(status).toBe(200);
  return searchAnswerSchema.parse(body);
}

async function gaps() {
  const { docs } = await cms.payload.find({ collection: 'search-gaps', pagination: false, sort: 'query' });
  return docs.map(({ id, query, day, count }) => ({ id, query, day, count }));
}

/** Gaps are counted after the response is sent. */
const isCounted = (query: string, count = 1) =>
  vi.waitFor(
    async () => {
      const gap = (await gaps()).find((one) => one.query === query);
      expect(gap?.count).toBe(count);
      return gap;
    },
    { timeout: 20_000 },
  );

const emptyGaps = () => cms.indexing.pool.query('delete from search_gaps');

describe('a search without a hit', () => {
  it('is counted by text and day; the same text counts again, whatever its spelling', async () => {
    await emptyGaps();
    await search('q=Pierogi%20House');
    await search('q=%20pi%C3%A9rogi%20%20house');
    const { id: _id, ...gap } = (await isCounted('pierogi house', 2)) ?? {};
    expect(gap).toEqual({ query: 'pierogi house', day: cityDay(new Date()), count: 2 });
    expect(await gaps()).toHaveLength(1);
  });

  it('stores nothing else: no address, no time, no person', async () => {
    const { rows } = await cms.indexing.pool.query(
      `select column_name from information_schema.columns where table_name = 'search_gaps' order by 1`,
    );
    expect(rows.map((row) => row.column_name)).toEqual(['count', 'day', 'id', 'query', 'synonym_for']);
  });

  it.each([
    ['a telephone number', 'q=call%20410-555-0142'],
    ['a filter that leaves nothing', 'q=pierogi&cuisine=Barbecue'],
    ['a part of the map that holds nothing', 'q=pierogi&area=-78,38,-77.9,38.1'],
    ['a search that finds something', 'q=smoke'],
    ['no text at all', 'q=&price=%24%24%24%24'],
  ])('%s is not counted', async (_what, query) => {
    await emptyGaps();
    await search(query);
    // Once a later search has been counted, nothing is pending.
    await search('q=gulaschkanone');
    await isCounted('gulaschkanone');
    expect(await gaps()).toHaveLength(1);
  });
});

describe('Add synonym', () => {
  it('makes the search find its meaning once the index is updated', async () => {
    await emptyGaps();
    expect((await search('q=Low%20and%20Slow')).total).toBe(0);
    await isCounted('low and slow');
    const { status } = await callRest(cms.config, {
      method: 'POST',
      path: '/contract/api/desk/search/synonyms',
      token: await staffToken(cms, 'data'),
      body: { term: 'low and slow', meaning: ' barbecue ' },
    });
    expect(status).toBe(204);
    const rules = await cms.payload.findGlobal({ slug: 'listing-rules' });
    expect(rules.synonyms).toContainEqual(
      expect.objectContaining({ terms: 'bbq, low and slow', meaning: 'barbecue' }),
    );
    await syncAll(cms.indexing);
    const { hits } = await search('q=Low%20and%20Slow');
    expect(hits.map(({ id }) => id)).toEqual([place.id]);
  });
});

describe('cleanup', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const store = (rows: string) =>
    cms.indexing.pool.query(`insert into search_gaps (query, day, count) ${rows}`);

  it('deletes entries after half a year', async () => {
    await emptyGaps();
    await store(
      `values ('old', '2026-05-26', 9), ('half a year', '2026-05-27', 1), ('new', '2026-11-23', 1)`,
    );
    await forgetSearches(cms.indexing.pool, now);
    expect((await gaps()).map(({ query }) => query)).toEqual(['half a year', 'new']);
  });

  it('deletes rare entries first when made-up words would fill the table', async () => {
    await emptyGaps();
    await store(`select 'made up ' || n, '2026-11-23', 1 from generate_series(1, 12000) n`);
    await store(`values ('pierogi', '2026-09-01', 40)`);
    await forgetSearches(cms.indexing.pool, now);
    const { rows } = await cms.indexing.pool.query(
      'select count(*)::int, max(count)::int as most from search_gaps',
    );
    expect(rows).toEqual([{ count: 10_000, most: 40 }]);
    await emptyGaps();
  });

  it('runs as a job', async () => {
    await emptyGaps();
    await store(`values ('old', '2020-01-01', 9), ('new', '${cityDay(new Date())}', 1)`);
    const keeper = keepJobsRunning(cms.payload, quietLog);
    await vi.waitFor(async () => expect((await gaps()).map(({ query }) => query)).toEqual(['new']), {
      timeout: 20_000,
    });
    await keeper.close();
    expect(keeper.state()).toBe('ok');
  });
});
