import { beginNow, createIssue, createReaders, mailingState } from '#cms/test/issues';
import {
  LISTMONK_LIST,
  LISTMONK_TOKEN,
  LISTMONK_USER,
  startListmonkServer,
  type ListmonkServer,
} from '#cms/test/listmonk-server';
import { createAd } from '#cms/test/advertising';
import { quietLog } from '#cms/test/quiet-log';
import { useTestCms } from '#cms/test/use-test-cms';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Loop } from '../../background/keep-running.ts';
import { changeSending } from '../../commands/newsletter-issue.ts';
import { keepCampaigns } from './keep-campaigns.ts';
import { readMailing } from './mailings.ts';

const PATIENCE = { timeout: 30_000, interval: 20 };
const cms = useTestCms();
let listmonk: ListmonkServer;
const loops: Loop[] = [];

beforeEach(async () => {
  listmonk = await startListmonkServer();
  await cms.payload.db.pool.query(
    'delete from newsletter_mailings; delete from subscribers; delete from suppressed_addresses',
  );
});
afterEach(async () => {
  for (const loop of loops.splice(0)) await loop.close();
  await listmonk.close();
});

function follow(): void {
  const access = {
    url: listmonk.url,
    user: LISTMONK_USER,
    token: LISTMONK_TOKEN,
    listId: LISTMONK_LIST,
  };
  const { payload } = cms;
  loops.push(
    keepCampaigns({
      payload,
      access,
      log: quietLog,
      lookMs: 20,
    }),
  );
}

const change = (id: number, action: 'pause' | 'resume' | 'cancel') => changeSending(cms.payload, id, action);
const statuses = () => listmonk.campaigns.map(({ status }) => status);
const expectStatus = () => expect.poll(statuses, PATIENCE);

it('an issue becomes one campaign of our list, with each subscriber’s own link to leave', async () => {
  const issue = await createIssue(cms.payload, { subject: 'Crabs {{ for }} all' });
  await beginNow(cms.payload, issue, 'listmonk');
  follow();
  follow();
  await expectStatus().toEqual(['running']);
  const [campaign] = listmonk.campaigns;
  expect(campaign).toMatchObject({
    subject: 'Crabs {{ "{{" }} for }} all',
    lists: [{ id: LISTMONK_LIST }],
    body: expect.stringContaining('.Subscriber.Attribs.unsubscribe_url'),
    altbody: expect.stringContaining('The crabs are heavy this week.'),
  });
  expect(campaign?.body).not.toContain('unsubscribe.invalid');
});

it('a campaign whose creation was not answered is found again', async () => {
  listmonk.mood = ({ method, path }) =>
    method === 'POST' && path === '/api/campaigns' && listmonk.campaigns.length === 0
      ? { kind: 'hang-up-after' }
      : undefined;
  const issue = await createIssue(cms.payload);
  await beginNow(cms.payload, issue, 'listmonk');
  follow();
  await expectStatus().toEqual(['running']);
});

it('it follows the desk, and the desk follows it', async () => {
  const { id } = await createAd(cms.payload, { pages: ['newsletter'] });
  const issue = await createIssue(cms.payload, { blocks: [{ blockType: 'ad' }] });
  await beginNow(cms.payload, issue, 'listmonk');
  follow();
  await expectStatus().toEqual(['running']);
  await expect.poll(() => mailingState(cms.payload, issue), PATIENCE).toBe('sending');
  await change(issue.id, 'pause');
  await expectStatus().toEqual(['paused']);
  await change(issue.id, 'resume');
  await expectStatus().toEqual(['running']);
  Object.assign(listmonk.campaigns[0] ?? {}, { to_send: 3, sent: 2 });
  const countsNow = async () => (await readMailing(cms.payload.db.pool, issue.id))?.counts;
  await expect.poll(countsNow, PATIENCE).toMatchObject({ sent: 2, waiting: 1 });
  Object.assign(listmonk.campaigns[0] ?? {}, { sent: 3, status: 'finished' });
  await expect.poll(() => mailingState(cms.payload, issue), PATIENCE).toBe('sent');
  const { rows } = await cms.payload.db.pool.query(
    `select sum(count)::int as count from ad_days where subject_id = $1 and page = 'newsletter'`,
    [id],
  );
  expect(rows).toEqual([{ count: 3 }]);
});

it('it is stopped for good', async () => {
  const issue = await createIssue(cms.payload);
  await beginNow(cms.payload, issue, 'listmonk');
  follow();
  await expectStatus().toEqual(['running']);
  await change(issue.id, 'cancel');
  await expectStatus().toEqual(['cancelled']);
});

it('what bounced there is never written to again', async () => {
  const [email = ''] = await createReaders(cms.payload, 2);
  const issue = await createIssue(cms.payload);
  await beginNow(cms.payload, issue, 'listmonk');
  listmonk.bounces.push({ email, type: 'hard', campaign: { id: 1 } });
  listmonk.bounces.push({ email: 'reader-2@example.com', type: 'soft', campaign: { id: 1 } });
  follow();
  const left = async () =>
    (await cms.payload.db.pool.query(`select email from subscribers where status = 'unsubscribed'`)).rows;
  await expect.poll(left, PATIENCE).toEqual([{ email }]);
});

it('says what listmonk answered', async () => {
  listmonk.mood = ({ path }) =>
    path.startsWith('/api/campaigns') ? { kind: 'status', status: 503, message: 'down' } : undefined;
  const issue = await createIssue(cms.payload);
  await beginNow(cms.payload, issue, 'listmonk');
  follow();
  const problem = async () => (await readMailing(cms.payload.db.pool, issue.id))?.problem;
  await expect.poll(problem, PATIENCE).toContain('503: down');
  listmonk.mood = () => undefined;
  await expectStatus().toEqual(['running']);
  await expect.poll(problem, PATIENCE).toBeNull();
});
