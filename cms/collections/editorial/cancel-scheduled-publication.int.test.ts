import { bodyOf } from '#cms/test/body-of';
import { useTestCms } from '#cms/test/use-test-cms';
import { beforeEach, expect, it } from 'vitest';

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
