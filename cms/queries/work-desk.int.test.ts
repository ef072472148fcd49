import { storeSubscription } from '#cms/commands/subscribe';
import { callRest, signInToRest } from '#cms/test/call-rest';
import { createAdmin, createRestaurant, createReview } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import type { AdminRole } from '#domain/people/staff-roles';
import { findWork } from '#cms/queries/work-desk';
import { expect, it } from 'vitest';

const cms = useTestCms();

async function workOf(...roles: AdminRole[]) {
  const staff = await createAdmin(cms.payload, roles);
  return findWork(cms.payload, { ...staff, collection: 'admins' });
}

it('shows each role only its own work', async () => {
  const { payload } = cms;
  const { id: restaurant } = await createRestaurant(payload, { name: 'Old Harbor Grill' });
  await createReview(payload, { restaurant });
  await payload.create({
    collection: 'problem-reports',
    data: { restaurant, kind: 'hours', text: 'Closed on Mondays.', state: 'new' },
  });
  const award = await payload.create({
    collection: 'awards',
    draft: true,
    data: { recipient: 'Half a Shell', year: 2026, _status: 'draft' } as never,
  });
  const { id } = await storeSubscription(payload.db.pool, { email: 'lost@example.com', source: 'popup' });
  await payload.db.pool.query(`update subscribers set delivery = 'failed' where id = $1`, [id]);
  await payload.create({
    collection: 'payload-jobs',
    data: {
      taskSlug: 'schedulePublish',
      input: { type: 'unpublish', doc: { relationTo: 'awards', value: award.id } },
      waitUntil: new Date().toISOString(),
    } as never,
  });

  const sourceIn = (name: string, alarm: string | null) =>
    payload.db.pool.query(
      `insert into import_sources (name, kind, location, map_name, reading_day, reading_hour, most_changes, next_read_at,
         changed_by, alarm) values ($1, 'folder', 'weekly', 'a map', 'mon', 6, 50, now(), 'me', $2)`,
      [name, alarm],
    );
  await sourceIn('Quiet list', null);
  await sourceIn('City licenses', 'The server answered 503.');

  const nothing = { imports: null, sourceAlarms: null, gaps: null, stale: null, ads: null };
  const item = { path: `/cms/collections/awards/${award.id}` };
  expect(await workOf('editor')).toMatchObject({
    ...nothing,
    waiting: { reviews: 1, reports: 0, proposals: 0 },
    drafts: { mine: [], others: [{ ...item, title: 'Half a Shell', kind: 'Award', owner: null }] },
    dueToday: [{ ...item, action: 'unpublish' }],
    frontPage: [{ section: 'Local Business News', title: null, path: '/cms/globals/home' }],
    brokenLinks: 0,
    failedDeliveries: 1,
  });
  expect(await workOf('data')).toMatchObject({
    waiting: { reviews: 1, reports: 1, proposals: 0 },
    drafts: null,
    dueToday: null,
    frontPage: null,
    brokenLinks: 0,
    failedDeliveries: null,
    imports: [],
    sourceAlarms: [{ name: 'City licenses', alarm: 'The server answered 503.' }],
    gaps: [],
    stale: [{ id: restaurant, name: 'Old Harbor Grill', lastVerifiedAt: null }],
    ads: null,
  });
  expect(await workOf('ads')).toEqual({
    ...nothing,
    waiting: null,
    drafts: null,
    dueToday: null,
    frontPage: null,
    brokenLinks: 0,
    failedDeliveries: null,
    news: null,
    ads: { running: 0, scheduled: 0 },
  });
});

it('separates an editor’s own drafts from others’, also after a handover', async () => {
  const { payload } = cms;
  const [ana, ben] = [await createAdmin(payload, ['editor']), await createAdmin(payload, ['editor'])];
  const tokenOf = ({ username }: { username?: string | null }) =>
    signInToRest(cms.config, { username: username ?? '' });
  const [anas, bens] = [await tokenOf(ana), await tokenOf(ben)];
  const draftsOf = async (staff: typeof ana) =>
    (await findWork(payload, { ...staff, collection: 'admins' })).drafts;
  const created = await callRest(cms.config, {
    method: 'POST',
    path: '/stories?draft=true',
    token: anas,
    body: { title: 'Pit beef at dusk', _status: 'draft' },
  });
  const { id } = (created.body as { doc: { id: number } }).doc;
  const draft = { title: 'Pit beef at dusk', kind: 'Story', owner: ana.username };
  expect((await draftsOf(ana))?.mine).toMatchObject([draft]);
  expect((await draftsOf(ben))?.mine).toEqual([]);
  expect((await draftsOf(ben))?.others).toContainEqual(expect.objectContaining(draft));

  const write = (body: object) =>
    callRest(cms.config, {
      method: 'PATCH',
      path: `/stories/${id}?draft=true&autosave=true`,
      token: bens,
      body: { ...body, _status: 'draft' },
    });
  await write({ description: 'A second pair of eyes was here.' });
  expect((await draftsOf(ana))?.mine).toMatchObject([draft]);
  await write({ owner: ben.id });
  expect((await draftsOf(ana))?.mine).toEqual([]);
  expect((await draftsOf(ben))?.mine).toMatchObject([{ ...draft, owner: ben.username }]);
});
