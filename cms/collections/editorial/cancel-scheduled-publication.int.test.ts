import { runDueJobs } from '#cms/background/run-jobs';
import { bodyOf } from '#cms/test/body-of';
import { useTestCms } from '#cms/test/use-test-cms';
import { commitTransaction, createLocalReq, initTransaction } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';

const cms = useTestCms();

let page: number;
beforeEach(async () => {
  page = await createDraft();
});

const NEXT_YEAR = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);

const BODY = bodyOf('From nine to five.');
let drafts = 0;

async function createDraft(): Promise<number> {
  drafts += 1;
  const title = `Hours ${drafts}`;
  const data = { title, description: 'When we are here.', body: BODY, _status: 'draft' } as never;
  const { id } = await cms.payload.create({ collection: 'pages', draft: true, data });
  return id;
}

const schedule = (id: number, type: 'publish' | 'unpublish', waitUntil?: Date) =>
  cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: 'pages', value: id } },
    ...(waitUntil && { waitUntil }),
  });

const save = (id: number, _status: 'draft' | 'published') =>
  cms.payload.update({ collection: 'pages', id, draft: _status === 'draft', data: { _status } });

const statusOf = async (id: number) =>
  (await cms.payload.findByID({ collection: 'pages', id, draft: true }))._status;

/** What is still scheduled for a page. */
async function scheduled(id: number): Promise<unknown[]> {
  const { docs } = await cms.payload.find({
    collection: 'payload-jobs',
    where: { completedAt: { exists: false } },
    sort: 'id',
    limit: 100,
  });
  return docs.flatMap(({ input }) => {
    const { type, doc } = input as { type: string; doc: { value: number } };
    return Number(doc.value) === id ? [type] : [];
  });
}

it('publishing by hand cancels the publication that was scheduled, and nothing else', async () => {
  const other = await createDraft();
  await schedule(page, 'publish', NEXT_YEAR);
  await schedule(page, 'unpublish', NEXT_YEAR);
  await schedule(other, 'publish', NEXT_YEAR);
  await save(page, 'published');
  expect(await scheduled(page)).toEqual(['unpublish']);
  expect(await scheduled(other)).toEqual(['publish']);
});

it('saving a draft keeps the schedule', async () => {
  await schedule(page, 'publish', NEXT_YEAR);
  await save(page, 'draft');
  expect(await scheduled(page)).toEqual(['publish']);
});

it('a publication by schedule keeps the next one', async () => {
  await schedule(page, 'publish');
  await schedule(page, 'publish', NEXT_YEAR);
  await cms.payload.jobs.run({ silent: true });
  expect(await cms.payload.findByID({ collection: 'pages', id: page })).toMatchObject({
    _status: 'published',
  });
  expect(await scheduled(page)).toEqual(['publish']);
});

/** How many connections wait for another’s transaction. */
async function waiting(): Promise<number> {
  const { rowCount } = await cms.payload.db.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}

describe('a page that is published by hand as its schedule begins', () => {
  it('is taken off the schedule, and the queue goes on with the next', async () => {
    const other = await createDraft();
    await schedule(page, 'publish');
    await schedule(other, 'publish');
    const req = await createLocalReq({}, cms.payload);
    await initTransaction(req);
    await cms.payload.update({ collection: 'pages', id: page, data: { _status: 'published' }, req });
    const run = runDueJobs(cms.payload, cms.payload.db.pool);
    await expect.poll(() => statusOf(other)).toBe('published');
    await commitTransaction(req);
    await run;
    expect(await statusOf(page)).toBe('published');
    expect(await scheduled(page)).toEqual([]);
  });

  it('keeps the last words: the schedule publishes what it finds once they are saved', async () => {
    await schedule(page, 'publish');
    const holder = await cms.payload.db.pool.connect();
    await holder.query('begin');
    await holder.query('select from pages where id = $1 for update', [page]);
    const byHand = cms.as('editor')('PATCH', `/pages/${page}`, {
      description: 'The last words.',
      _status: 'published',
    });
    await expect.poll(waiting).toBe(1);
    const run = runDueJobs(cms.payload, cms.payload.db.pool);
    await expect.poll(waiting).toBe(2);
    await holder.query('rollback');
    holder.release();
    expect((await byHand).status).toBe(200);
    await run;
    expect(await cms.payload.findByID({ collection: 'pages', id: page, draft: true })).toMatchObject({
      description: 'The last words.',
    });
  });
});
