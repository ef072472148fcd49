import { runDueJobs } from '#cms/background/run-jobs';
import type { Schedule } from '#contract/schedule-desk';
import { useTestCms } from '#cms/test/use-test-cms';
import { expect, it } from 'vitest';

const cms = useTestCms();

async function createAward(recipient: string): Promise<number> {
  const data = { recipient, year: 2026, _status: 'draft' } as never;
  const { id } = await cms.payload.create({ collection: 'awards', draft: true, data });
  return id;
}

/** Like the panel. */
async function schedule(
  award: number,
  at: string,
  type: 'publish' | 'unpublish' = 'publish',
): Promise<number> {
  const { id } = await cms.payload.create({
    collection: 'payload-jobs',
    data: {
      taskSlug: 'schedulePublish',
      input: { type, doc: { relationTo: 'awards', value: award } },
      waitUntil: at,
    } as never,
  });
  return Number(id);
}

const path = '/contract/api/desk/schedule';

async function entries(): Promise<Schedule['entries']> {
  const { status, body } = await cms.as('editor')('GET', path);
  expect(status).toBe(200);
  return (body as Schedule).entries;
}

const cancel = (id: number) => cms.as('editor')('DELETE', `${path}/${id}`);

it('lists scheduled changes in the city’s time, with failures and their reasons', async () => {
  const [late, early] = [await createAward('Late'), await createAward('Early')];
  await schedule(late, '2027-07-02T02:30:00.000Z', 'unpublish');
  const failed = await schedule(early, '2027-01-05T14:00:00.000Z');
  await cms.payload.db.pool.query(
    `update payload_jobs set has_error = true, error = '{"message": "The why is missing."}' where id = $1`,
    [failed],
  );
  expect(await entries()).toMatchObject([
    { title: 'Early', kind: 'Award', day: '2027-01-05', time: '09:00', problem: 'The why is missing.' },
    { title: 'Late', action: 'unpublish', day: '2027-07-01', time: '22:30', problem: null },
  ]);
});

it('shows the current title of a never-published draft', async () => {
  const award = await createAward('');
  await cms.payload.update({
    collection: 'awards',
    id: award,
    data: { recipient: 'Named later' },
    draft: true,
  });
  const id = await schedule(award, '2027-02-01T12:00:00.000Z');
  expect((await entries()).find((entry) => entry.id === id)).toMatchObject({ title: 'Named later' });
});

it('cancels a change, and reports one that has happened or is gone', async () => {
  const id = await schedule(await createAward('Canceled'), '2027-03-01T12:00:00.000Z');
  expect((await cancel(id)).status).toBe(204);
  expect((await entries()).some((entry) => entry.id === id)).toBe(false);
  const again = await cancel(id);
  expect(again.status).toBe(409);
  expect(String(again.body)).toContain('somebody took it off');

  const done = await schedule(await createAward('Done'), '2027-03-01T12:00:00.000Z');
  await cms.payload.db.pool.query('update payload_jobs set completed_at = now() where id = $1', [done]);
  expect((await cancel(done)).status).toBe(409);
});

it('leaves other jobs alone', async () => {
  const { rows } = await cms.payload.db.pool.query<{ id: number }>(
    `insert into payload_jobs (task_slug, wait_until) values (null, now() + interval '1 day') returning id`,
  );
  expect((await cancel(rows[0]?.id ?? 0)).status).toBe(409);
});

it('home and the popup’s texts go live when they are due, as they were last saved, and never come down', async () => {
  const editor = cms.as('editor');
  const texts = '/globals/newsletter-texts';
  const plan = (collection: string, action = 'publish') =>
    editor('POST', path, { collection, id: 1, action, day: '2027-04-02', time: '08:00' });
  await editor('POST', `${texts}?draft=true`, { popup: { title: 'In spring' }, _status: 'draft' });
  await editor('POST', '/globals/home?draft=true', { subtitle: 'In spring, too', _status: 'draft' });
  expect((await plan('newsletter-texts', 'unpublish')).status).toBe(400);
  expect((await plan('newsletter-texts')).status).toBe(204);
  expect((await plan('home')).status).toBe(204);
  expect(await entries()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'Home page', path: '/cms/globals/home', day: '2027-04-02' }),
      expect.objectContaining({ title: 'Popup and giveaway', path: '/cms/globals/newsletter-texts' }),
    ]),
  );

  await cms.payload.db.pool.query(
    `update payload_jobs set wait_until = now() where input ->> 'global' is not null`,
  );
  await runDueJobs(cms.payload, cms.payload.db.pool);
  expect(await cms.payload.findGlobal({ slug: 'newsletter-texts' })).toMatchObject({
    popup: { title: 'In spring' },
    _status: 'published',
  });
  expect(await cms.payload.findGlobal({ slug: 'home' })).toMatchObject({ subtitle: 'In spring, too' });
});

it('publishing a global by hand takes its plan off the schedule, and no other', async () => {
  const editor = cms.as('editor');
  const plan = { id: 1, action: 'publish', day: '2027-04-02', time: '08:00' };
  for (const collection of ['home', 'newsletter-texts'])
    expect((await editor('POST', path, { ...plan, collection })).status).toBe(204);
  await editor('POST', '/globals/home', { subtitle: 'Right now', _status: 'published' });
  const titles = (await entries()).map(({ title }) => title);
  expect(titles).toContain('Popup and giveaway');
  expect(titles).not.toContain('Home page');
});
