import { createAd } from '#cms/test/advertising';
import { createIssue, createReaders, beginNow, mailingState, statesOf } from '#cms/test/issues';
import { openMailServer, type MailServer } from '#cms/test/mail-server';
import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import { quietLog } from '#cms/test/quiet-log';
import { startProgram } from '#cms/test/run-program';
import { useTestCms } from '#cms/test/use-test-cms';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBulkMailer } from '../../outbound/bulk-mailer.ts';
import { endSubscription } from '../../commands/subscribe.ts';
import { changeSending } from '../../commands/newsletter-issue.ts';
import { keepSending } from './keep-sending.ts';
import { readMailing } from './mailings.ts';

const PATIENCE = { timeout: 60_000, interval: 20 };
const cms = useTestCms();
let server: MailServer;
const running: (() => Promise<void>)[] = [];

beforeEach(async () => {
  server = await openMailServer();
  await cms.payload.db.pool.query(
    'delete from newsletter_mailings; delete from subscribers; delete from suppressed_addresses; delete from rate_limits',
  );
});
afterEach(async () => {
  for (const close of running.splice(0)) await close();
  await server.close();
});

interface Changed {
  readonly rate?: number;
  readonly leaseMs?: number;
  readonly delayMs?: (attempts: number) => number | null;
  readonly url?: string;
}

function send({ rate = 1_000, url = server.url, ...timing }: Changed = {}): void {
  const mailer = openBulkMailer(url);
  const { payload } = cms;
  const loop = keepSending({
    payload,
    mailer,
    rate,
    log: quietLog,
    timing: { lookMs: 20, delayMs: () => 20, ...timing },
  });
  running.push(async () => {
    await loop.close();
    mailer.close();
  });
}

const expectState = (issue: { id: number }) => expect.poll(() => mailingState(cms.payload, issue), PATIENCE);
const expectStates = (issue: { id: number }) => expect.poll(() => statesOf(cms.payload, issue), PATIENCE);
const change = (id: number, action: 'pause' | 'resume' | 'cancel' | 'repeat') =>
  changeSending(cms.payload, id, action);
const NOBODY_TWICE = (counts: ReadonlyMap<string, number>) => [...counts].filter(([, count]) => count !== 1);

describe('an issue', () => {
  it('is mailed once to each subscriber, with what programs need to leave the list', async () => {
    const readers = await createReaders(cms.payload, 3);
    const issue = await createIssue(cms.payload, { subject: 'Crabs & kings' });
    await beginNow(cms.payload, issue);
    send();
    await expectState(issue).toBe('sent');
    expect([...server.mailboxes.keys()].toSorted()).toEqual(readers.toSorted());
    expect(NOBODY_TWICE(server.mailboxes)).toEqual([]);
    const { text, to } = await server.next();
    expect(text).toContain('Subject: Crabs & kings');
    expect(text).toContain('The crabs are heavy this week.');
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(text).toMatch(/^List-Id: .*<newsletter\.site\.test>\r$/im);
    const link = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(text)?.[1] ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(await endSubscription(cms.payload.db.pool, cms.payload.secret, token)).toBe(true);
    const { rows } = await cms.payload.db.pool.query('select status from subscribers where email = $1', [to]);
    expect(rows).toEqual([{ status: 'unsubscribed' }]);
  });

  it('reaches nobody who has left, not even in the middle', async () => {
    await createReaders(cms.payload, 3);
    const { pool } = cms.payload.db;
    await pool.query(`update subscribers set status = 'unsubscribed' where email like 'reader-1@%'`);
    const issue = await createIssue(cms.payload);
    await beginNow(cms.payload, issue);
    server.mood = (_to, at) => (at === 'recipient' ? { code: 451, text: '4.7.1 Try again' } : undefined);
    send({ delayMs: () => 2_000 });
    const refused = async () =>
      (await pool.query('select from newsletter_recipients where code = 451')).rowCount;
    await expect.poll(refused, PATIENCE).toBe(2);
    await pool.query(`update subscribers set status = 'unsubscribed' where email like 'reader-2@%'`);
    server.mood = () => undefined;
    await expectStates(issue).toEqual({ sent: 1, skipped: 1 });
    expect([...server.mailboxes.keys()]).toEqual(['reader-3@example.com']);
  });

  it('for some of the readers goes to nobody else: by where they signed up, and by the neighborhood', async () => {
    const { pool } = cms.payload.db;
    const { id } = await cms.payload.create({ collection: 'neighborhoods', data: { name: 'Canton' } });
    const [popup = '', fair = '', near = '', both = ''] = await createReaders(cms.payload, 4);
    await pool.query(`update subscribers set source = 'At the fair' where email = any ($1)`, [[fair, both]]);
    await pool.query('update subscribers set neighborhood_id = $2 where email = any ($1)', [
      [near, both],
      id,
    ]);
    const mailedTo = async (segment: Parameters<typeof createIssue>[1]) => {
      const issue = await createIssue(cms.payload, segment);
      await beginNow(cms.payload, issue);
      await expectState(issue).toBe('sent');
      const { rows } = await pool.query<{ email: string }>(
        `select email from newsletter_recipients where issue_id = $1 and state = 'sent' order by email`,
        [issue.id],
      );
      return rows.map(({ email }) => email);
    };
    send();
    expect(await mailedTo({ sources: ['At the fair'] })).toEqual([fair, both]);
    expect(await mailedTo({ sources: ['popup', 'At the fair'], neighborhoods: ['Canton'] })).toEqual([
      near,
      both,
    ]);
    // A renamed neighborhood keeps its readers.
    const renamed = await createIssue(cms.payload, { neighborhoods: ['Canton'] });
    await cms.payload.update({ collection: 'neighborhoods', id, data: { name: 'Canton Cove' } });
    await beginNow(cms.payload, renamed);
    await expectStates(renamed).toEqual({ sent: 2 });
    expect(await mailedTo({})).toEqual([popup, fair, near, both]);
  });

  it('counts an impression of its ad for each mail, and none for a refused one', async () => {
    const { id } = await createAd(cms.payload, { pages: ['newsletter'] });
    await createReaders(cms.payload, 3);
    server.mood = (to) => (to.startsWith('reader-2') ? { code: 550, text: '5.1.1 Nobody' } : undefined);
    const issue = await createIssue(cms.payload, { blocks: [{ blockType: 'ad' }] });
    await beginNow(cms.payload, issue);
    send();
    await expectState(issue).toBe('sent');
    expect((await server.next()).text).toContain(`${TEST_SITE_URL}/newsletter/ads/${id}`);
    const { rows } = await cms.payload.db.pool.query(
      `select sum(count)::int as count from ad_days where subject_id = $1 and page = 'newsletter'`,
      [id],
    );
    expect(rows).toEqual([{ count: 2 }]);
  });
});

describe('what the mail server says', () => {
  it('no such mailbox: never written to again', async () => {
    await createReaders(cms.payload, 2);
    server.mood = (to) => (to.startsWith('reader-1@') ? { code: 550, text: '5.1.1 Nobody' } : undefined);
    const issue = await createIssue(cms.payload);
    await beginNow(cms.payload, issue);
    send();
    await expectStates(issue).toEqual({ sent: 1, bounced: 1 });
    const next = await createIssue(cms.payload);
    await beginNow(cms.payload, next);
    await expectStates(next).toEqual({ sent: 1 });
  });

  it('later: tried again, and given up after the last pause', async () => {
    await createReaders(cms.payload, 2);
    let tries = 0;
    server.mood = (to, at) => {
      if (at !== 'recipient') return undefined;
      if (to.startsWith('reader-1@')) return { code: 452, text: '4.2.2 Full' };
      return (tries += 1) < 3 ? { code: 451, text: '4.7.1 Greylisted' } : undefined;
    };
    const issue = await createIssue(cms.payload);
    await beginNow(cms.payload, issue);
    send({ delayMs: (attempts) => (attempts < 4 ? 20 : null) });
    await expectStates(issue).toEqual({ sent: 1, failed: 1 });
    expect(NOBODY_TWICE(server.mailboxes)).toEqual([]);
  });

  it('nothing, after the words: listed, not repeated, unless somebody asks for it', async () => {
    await createReaders(cms.payload, 1);
    server.mood = (_to, at) => (at === 'words' ? 'hang-up' : undefined);
    const issue = await createIssue(cms.payload);
    await beginNow(cms.payload, issue);
    send();
    await expectStates(issue).toEqual({ unclear: 1 });
    await expectState(issue).toBe('sent');
    expect(server.mailboxes.get('reader-1@example.com')).toBe(1);
    server.mood = () => undefined;
    await change(issue.id, 'repeat');
    await expectStates(issue).toEqual({ sent: 1 });
  });

  it('nothing at all: everybody waits, and the desk says why', async () => {
    await createReaders(cms.payload, 2);
    const issue = await createIssue(cms.payload);
    await beginNow(cms.payload, issue);
    send({ url: 'smtp://127.0.0.1:1?ignoreTLS=true' });
    await expect
      .poll(async () => (await readMailing(cms.payload.db.pool, issue.id))?.problem, PATIENCE)
      .toContain('ECONNREFUSED');
    send();
    await expectState(issue).toBe('sent');
    expect(NOBODY_TWICE(server.mailboxes)).toEqual([]);
    expect(server.mailboxes.size).toBe(2);
  });
});

describe('an issue under way', () => {
  it('is paused, goes on, and is stopped for good', async () => {
    await createReaders(cms.payload, 40);
    const issue = await createIssue(cms.payload);
    await beginNow(cms.payload, issue);
    send({ rate: 20 });
    await expect.poll(() => server.mailboxes.size, PATIENCE).toBeGreaterThan(3);
    await change(issue.id, 'pause');
    await expect.poll(async () => (await statesOf(cms.payload, issue)).sending, PATIENCE).toBeUndefined();
    const paused = server.mailboxes.size;
    expect(paused).toBeLessThan(40);
    await change(issue.id, 'resume');
    await expect.poll(() => server.mailboxes.size, PATIENCE).toBeGreaterThan(paused);
    await change(issue.id, 'cancel');
    await expectState(issue).toBe('canceled');
    await expect(change(issue.id, 'resume')).rejects.toMatchObject({ status: 409 });
    expect(NOBODY_TWICE(server.mailboxes)).toEqual([]);
  });

  it('is shared by several processes, and mailed at their common rate', async () => {
    await createReaders(cms.payload, 60);
    const issue = await createIssue(cms.payload);
    await beginNow(cms.payload, issue);
    const begun = Date.now();
    send({ rate: 30 });
    send({ rate: 30 });
    send({ rate: 30 });
    await expectState(issue).toBe('sent');
    expect(Date.now() - begun).toBeGreaterThan(900);
    expect(server.mailboxes.size).toBe(60);
    expect(NOBODY_TWICE(server.mailboxes)).toEqual([]);
  });

  it('survives kill -9: nobody has it twice, and nobody is forgotten', async () => {
    const readers = await createReaders(cms.payload, 200);
    const issue = await createIssue(cms.payload);
    await beginNow(cms.payload, issue);
    const program = startProgram('cms/test/send-issues.ts', [], {
      ...cms.database.env,
      SMTP_URL: server.url,
      NEWSLETTER_RATE: '100',
    });
    const ended = new Promise((resolve) => program.on('close', resolve));
    await expect.poll(() => server.mailboxes.size, PATIENCE).toBeGreaterThan(50);
    program.kill('SIGKILL');
    await ended;
    expect(server.mailboxes.size).toBeLessThan(200);
    send({ leaseMs: 500 });
    await expectState(issue).toBe('sent');
    const { rows } = await cms.payload.db.pool.query<{ email: string }>(
      `select email from newsletter_recipients where state = 'unclear'`,
    );
    const unclear = rows.map(({ email }) => email);
    expect(NOBODY_TWICE(server.mailboxes)).toEqual([]);
    expect(readers.filter((email) => !server.mailboxes.has(email) && !unclear.includes(email))).toEqual([]);
  });
});
