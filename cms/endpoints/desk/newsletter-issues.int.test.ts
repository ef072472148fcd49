import { bodyOf, linkNode } from '#cms/test/body-of';
import { createReaders } from '#cms/test/issues';
import { createAd } from '#cms/test/advertising';
import { createRestaurant, createStory } from '#cms/test/factories';
import { openMailServer, type MailServer } from '#cms/test/mail-server';
import { openTestCms, type TestCms } from '#cms/test/open-test-cms';
import { callRest, staffToken } from '#cms/test/call-rest';
import { provideServices } from '#cms/start/services';
import { runDueJobs } from '#cms/background/run-jobs';
import { NO_DELIVERY } from '#cms/newsletter/newsletter-delivery';
import { UNHOSTED_LINKS } from '#cms/links/links-keeper';
import { cityDay } from '#domain/calendar/city-time';
import { dateAfter } from '#domain/calendar/calendar-date';
import { toStoredDay } from '#domain/calendar/stored-day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { previewPath } from '#cms/collections/editorial/article';
import { previewIssue } from '#cms/newsletter/issues/preview-issue';

let server: MailServer;
let cms: TestCms;
let token: string;
beforeAll(async () => {
  server = await openMailServer();
  cms = await openTestCms('none', { SMTP_URL: server.url, MAIL_FROM: 'paper@site.test' });
  token = await staffToken(cms, 'editor');
  await createReaders(cms.payload, 3);
  provideServices({
    links: { ...UNHOSTED_LINKS, requestOwnPage: async (path) => (path === '/restuarants' ? 404 : 200) },
  });
});
afterAll(async () => {
  provideServices({ links: UNHOSTED_LINKS });
  await cms.close();
  await server.close();
});

const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  callRest(cms.config, { method, path, token, ...(body && { body }) });
const ISSUES = '/contract/api/desk/newsletter/issues';
const today = cityDay(new Date());

async function start(): Promise<number> {
  await cms.payload.db.pool.query('delete from newsletter_mailings');
  await cms.payload.db.pool.query('delete from payload_jobs');
  await cms.payload.delete({ collection: 'newsletter-issues', where: {} });
  return startOrOpen();
}
async function startOrOpen(): Promise<number> {
  const { status, body } = await ask('POST', ISSUES);
  expect(status).toBe(201);
  return (body as { id: number }).id;
}
const draftOf = (id: number) =>
  cms.payload.findByID({ collection: 'newsletter-issues', id, draft: true, depth: 0 });
const publish = (id: number) => ask('PATCH', `/newsletter-issues/${id}`, { _status: 'published' });
const schedule = (id: number, at: { day: string; time: string }) =>
  ask('POST', '/contract/api/desk/schedule', {
    collection: 'newsletter-issues',
    id,
    action: 'publish',
    ...at,
  });
const stateOf = async (id: number) => (await ask('GET', `${ISSUES}/${id}/sending`)).body as { state: string };
const checksOf = async (id: number) =>
  ((await ask('GET', `${ISSUES}/${id}/checks`)).body as { checks: { is: string; text: string }[] }).checks;

it('an issue starts from what was published and opened since the last one', async () => {
  const publishDate = toStoredDay(today);
  const story = await createStory(cms.payload, { title: 'The oyster cart', publishDate });
  await createStory(cms.payload, { title: 'An old one' });
  await createRestaurant(cms.payload, { name: 'Blue Fin Alley', openedOn: publishDate });
  const id = await start();
  expect(await draftOf(id)).toMatchObject({
    _status: 'draft',
    subject: 'The oyster cart',
    alternativeSubject: 'Where to eat this weekend',
    slug: today,
    blocks: [
      { blockType: 'stories', picks: [story.id] },
      { blockType: 'openings', days: 7 },
      { blockType: 'ad' },
    ],
  });
  // Nothing else is new, so that the one that was begun is opened again, until it has been sent.
  expect(await startOrOpen()).toBe(id);
  await publish(id);
  expect((await draftOf(await startOrOpen())).slug).toBe(`${today}-2`);
});

it('issues are sent one at a time: a list of them cannot be published at once', async () => {
  const id = await start();
  const { status } = await ask('PATCH', `/newsletter-issues?where[id][in]=${id}`, { _status: 'published' });
  expect(status).toBe(403);
  expect((await draftOf(id))._status).toBe('draft');
});

it('its check list names what to mend', async () => {
  const gone = await createRestaurant(cms.payload, { name: 'Gone Grill', status: 'closed' });
  const id = await start();
  const body = bodyOf({ type: 'paragraph', version: 1, children: [linkNode({ url: '/restuarants' })] });
  await cms.payload.update({
    collection: 'newsletter-issues',
    id,
    draft: true,
    data: {
      subject: 'A subject that goes on and on until nobody in any inbox can read the end of it',
      blocks: [
        { blockType: 'text', body },
        { blockType: 'places', heading: 'Ours', places: [{ restaurant: gone.id, line: 'Go.' }] },
      ],
    },
  });
  const checks = await checksOf(id);
  expect(checks.filter(({ is }) => is !== 'fine').map(({ text }) => text)).toEqual([
    'The subject has 78 characters. Most inboxes cut it off after 60.',
    expect.stringMatching(/^The link “.*” leads to \/restuarants, and we have no such page\.$/),
    'Gone Grill has closed: readers won’t see it here.',
    expect.stringContaining('no postal address'),
  ]);
  const refused = await publish(id);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('leads to /restuarants');
  expect(await schedule(id, { day: dateAfter(today, 1), time: '08:00' })).toMatchObject({
    status: 400,
    body: expect.stringContaining('leads to /restuarants'),
  });
  expect(await stateOf(id)).toMatchObject({ state: 'draft' });
});

it('a test comes with each subject', async () => {
  const id = await start();
  const sent = await ask('POST', `${ISSUES}/${id}/test`, { email: 'me@example.com' });
  expect(sent).toMatchObject({ status: 200 });
  const subjects = [await server.next(), await server.next()].map(
    ({ text }) => /^Subject: (.*)\r$/m.exec(text)?.[1],
  );
  expect(subjects).toEqual(['Test: The oyster cart', 'Test: Where to eat this weekend']);
});

it('a scheduled issue stays as it is, until it is taken off the schedule', async () => {
  const id = await start();
  const at = { day: dateAfter(today, 3), time: '08:00' };
  expect((await schedule(id, at)).status).toBe(204);
  expect(await stateOf(id)).toMatchObject({ state: 'scheduled', audience: 3, through: 'smtp' });
  expect(await draftOf(id)).toMatchObject({ _status: 'draft' });
  const edit = () => ask('PATCH', `/newsletter-issues/${id}?draft=true`, { subject: 'Changed' });
  expect((await edit()).status).toBe(403);
  expect((await ask('DELETE', `/newsletter-issues/${id}`)).status).toBe(403);
  expect((await ask('PATCH', `${ISSUES}/${id}/sending`, { action: 'cancel' })).status).toBe(204);
  expect((await edit()).status).toBe(200);
  expect(await draftOf(id)).toMatchObject({ _status: 'draft', subject: 'Changed' });
});

it('two windows schedule an issue once', async () => {
  const id = await start();
  const at = { day: dateAfter(today, 3), time: '08:00' };
  const both = await Promise.all([schedule(id, at), schedule(id, at)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect((await cms.payload.db.pool.query('select from payload_jobs')).rowCount).toBe(1);
  expect((await schedule(id, at)).body).toContain('It’s scheduled or sent already');
});

it('an issue that could not go out is scheduled anew', async () => {
  const id = await start();
  const at = { day: dateAfter(today, 3), time: '08:00' };
  await schedule(id, at);
  const fault = JSON.stringify({ message: 'The subject is missing.' });
  await cms.payload.db.pool.query('update payload_jobs set has_error = true, error = $1', [fault]);
  const problem = 'It could not go out: The subject is missing.';
  expect(await stateOf(id)).toMatchObject({ state: 'draft', problem });
  expect((await schedule(id, at)).status).toBe(204);
  expect(await stateOf(id)).toMatchObject({ state: 'scheduled', problem: null });
});

it('an issue cannot be scheduled to come down', async () => {
  const body = {
    collection: 'newsletter-issues',
    id: await start(),
    day: dateAfter(today, 3),
    time: '08:00',
  };
  const { status } = await ask('POST', '/contract/api/desk/schedule', { ...body, action: 'unpublish' });
  expect(status).toBe(400);
});

it('a scheduled issue goes out when its time has come, once', async () => {
  const id = await start();
  await schedule(id, { day: dateAfter(today, 3), time: '08:00' });
  const { pool } = cms.payload.db;
  const scheduled = await ask('GET', '/contract/api/desk/schedule');
  expect(scheduled.body).toMatchObject({ entries: [{ kind: 'Issue', title: 'The oyster cart' }] });
  await pool.query('update payload_jobs set wait_until = now()');
  await runDueJobs(cms.payload, pool);
  expect(await draftOf(id)).toMatchObject({ _status: 'published' });
  expect(await stateOf(id)).toMatchObject({ state: 'sending' });
  expect((await publish(id)).status).toBe(403);
  expect((await schedule(id, { day: dateAfter(today, 3), time: '08:00' })).status).toBe(400);
});

it('an issue is sent at once by publishing it, and stopped before it begins', async () => {
  const id = await start();
  expect((await publish(id)).status).toBe(200);
  expect((await ask('PATCH', `${ISSUES}/${id}/sending`, { action: 'cancel' })).status).toBe(204);
  expect(await stateOf(id)).toMatchObject({ state: 'canceled' });
});

it('an issue for some of the readers says for how many, and one for nobody cannot be scheduled', async () => {
  await cms.payload.db.pool.query(
    `update subscribers set source = 'At the fair' where email like 'reader-1@%'`,
  );
  const id = await start();
  const only = (sources: string[]) =>
    cms.payload.update({ collection: 'newsletter-issues', id, draft: true, data: { sources } });
  await only(['At the fair']);
  expect((await ask('GET', `${ISSUES}/${id}/sending`)).body).toMatchObject({ audience: 1 });
  expect(await checksOf(id)).toContainEqual({ is: 'fine', text: 'It’s for 1 of the readers.' });
  await only(['At the market']);
  expect(JSON.stringify((await publish(id)).body)).toContain('Nobody would get this');
  const offered = await ask('GET', '/contract/api/desk/choices/sources');
  expect(offered.body).toMatchObject({ choices: [{ name: 'At the fair' }, { name: 'popup' }] });
});

it('an issue that no reader would get is not sent', async () => {
  const { pool } = cms.payload.db;
  await pool.query(`update subscribers set status = 'unconfirmed'`);
  const id = await start();
  expect(JSON.stringify((await publish(id)).body)).toContain('the list has no readers yet');
  expect((await schedule(id, { day: dateAfter(today, 3), time: '08:00' })).status).toBe(400);
  expect(await stateOf(id)).toMatchObject({ state: 'draft' });
  await pool.query(`update subscribers set status = 'subscribed'`);
});

it('listmonk mails its whole list, so that it gets no issue for some of the readers', async () => {
  const id = await start();
  provideServices({ newsletter: { ...NO_DELIVERY, hasProvider: true } });
  try {
    expect(await checksOf(id)).toContainEqual({ is: 'fine', text: 'It’s for your whole list at listmonk.' });
    const data = { sources: ['popup'] };
    await cms.payload.update({ collection: 'newsletter-issues', id, draft: true, data });
    expect(JSON.stringify((await publish(id)).body)).toContain('listmonk mails its whole list');
  } finally {
    provideServices({ newsletter: NO_DELIVERY });
  }
});

it('a time that has passed, an empty issue and an unknown one are refused', async () => {
  const id = await start();
  const past = { day: dateAfter(today, -1), time: '08:00' };
  expect((await schedule(id, past)).status).toBe(400);
  await cms.payload.update({ collection: 'newsletter-issues', id, draft: true, data: { blocks: [] } });
  expect((await publish(id)).status).toBe(400);
  expect((await ask('GET', `${ISSUES}/999999/sending`)).status).toBe(404);
  expect((await ask('PATCH', `${ISSUES}/${id}/sending`, { action: 'pause' })).status).toBe(409);
});

it('its preview shows a draft to the bearer of the link only, in each of its looks', async () => {
  await createAd(cms.payload, { pages: ['newsletter'], alt: 'Kites for sale' });
  const id = await start();
  const path = previewPath('/newsletter/preview', { collection: 'newsletter-issues', id });
  const preview = new URL(path, 'http://site.test').searchParams.get('preview') ?? '';
  const shown = (look: string, given = preview) => previewIssue(cms.payload, { token: given, look });
  expect(await shown('light')).toContain('The oyster cart');
  expect(await shown('dark')).toContain('@media all');
  expect(await shown('silent')).not.toMatch(/<img[^>]*src="http/);
  const turns = 'Its ad takes turns with 1 more';
  expect(await shown('text')).toContain('Kites for sale');
  expect(await shown('text')).not.toContain(turns);
  await createAd(cms.payload, { pages: ['newsletter'] });
  expect(await shown('text')).toContain(turns);
  await expect(shown('light', `${preview}0`)).rejects.toMatchObject({ status: 404 });
});

it.each(['ads', 'confirm', 'pictures', 'Preview'])(
  'an issue cannot stand at the address of a page: %s',
  async (slug) => {
    const data = { subject: 'A page', slug, _status: 'published' };
    const { status, body } = await ask('POST', '/newsletter-issues', data);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('has a page of its own at this address');
  },
);
