import { quietLog } from '#cms/test/quiet-log';
import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import { useTestCms } from '#cms/test/use-test-cms';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepDelivering } from './keep-delivering.ts';
import { buildListmonkProvider } from './listmonk/listmonk-provider.ts';
import type { NewsletterDelivery } from './newsletter-delivery.ts';
import { endSubscription, storeSubscription } from '../commands/subscribe.ts';
import {
  LISTMONK_LIST,
  LISTMONK_TOKEN,
  LISTMONK_USER,
  startListmonkServer,
  type ListmonkServer,
} from '#cms/test/listmonk-server';
import { signUnsubscribe } from './mailed-token.ts';

const PATIENCE_MS = 30_000;

const cms = useTestCms();
let listmonk: ListmonkServer;
const running: NewsletterDelivery[] = [];

beforeEach(async () => {
  listmonk = await startListmonkServer();
  await cms.payload.db.pool.query('delete from subscribers');
});
afterEach(async () => {
  for (const delivery of running.splice(0)) await delivery.close();
  await listmonk.close();
});

const pool = () => cms.payload.db.pool;

interface Changed {
  token?: string;
  delayMs?: (attempts: number) => number | null;
  attemptMs?: number;
}

function deliver({ token = LISTMONK_TOKEN, ...timing }: Changed = {}): NewsletterDelivery {
  const { subscribe, unsubscribe } = buildListmonkProvider({
    url: listmonk.url,
    user: LISTMONK_USER,
    token,
    listId: LISTMONK_LIST,
  });
  const delivery = keepDelivering({
    pool: pool(),
    tellers: { subscribed: subscribe, unsubscribed: unsubscribe },
    secret: cms.payload.secret,
    log: quietLog,
    // Responses may be slow on a busy machine; due rows are found at once.
    timing: { answerMs: PATIENCE_MS, lookMs: 10, delayMs: () => 10, ...timing },
  });
  running.push(delivery);
  return delivery;
}

const signUp = (email: string) => storeSubscription(pool(), { email, source: 'popup' });

async function rowOf(id: number) {
  const { rows } = await pool().query(
    'select delivery, attempts::int, last_error, provider_id::int, status from subscribers where id = $1',
    [id],
  );
  return rows[0];
}

const expectRow = (id: number) => expect.poll(() => rowOf(id), { timeout: PATIENCE_MS });
const posts = () => listmonk.requests.filter((request) => request === 'POST /api/subscribers');

describe('the delivery to the provider', () => {
  it('delivers pending addresses with an unsubscribe link, and confirms to the subscriber', async () => {
    const first = await signUp('first@example.com');
    const delivery = deliver();
    await expectRow(first.id).toMatchObject({ delivery: 'delivered', attempts: 1, provider_id: 1 });
    const { id } = await signUp('second@example.com');
    delivery.wake();
    expect(await delivery.isDelivered(id)).toBe(true);
    const link = String(listmonk.subscribers.get('second@example.com')?.attribs.unsubscribe_url);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(link.startsWith(`${TEST_SITE_URL}/unsubscribe?`)).toBe(true);
    expect(await endSubscription(pool(), cms.payload.secret, token)).toBe(true);
  });

  it('happens once per address across processes', async () => {
    const emails = Array.from({ length: 120 }, (_, index) => `many-${index}@example.com`);
    await Promise.all(emails.map(signUp));
    deliver();
    deliver();
    deliver();
    await expect
      .poll(
        async () => (await pool().query(`select 1 from subscribers where delivery = 'delivered'`)).rowCount,
        { timeout: PATIENCE_MS },
      )
      .toBe(emails.length);
    expect(posts()).toHaveLength(emails.length);
    expect([...listmonk.subscribers.keys()].toSorted()).toEqual(emails.toSorted());
  });

  it('resumes when the provider is back, and nobody waits for it until then', async () => {
    listmonk.mood = () => ({ kind: 'status', status: 503, message: 'down' });
    const delivery = deliver();
    const { id } = await signUp('patient@example.com');
    delivery.wake();
    expect(await delivery.isDelivered(id)).toBe(false);
    await expectRow(id).toMatchObject({
      delivery: 'pending',
      last_error: expect.stringContaining('503: down'),
    });
    listmonk.mood = () => undefined;
    await expectRow(id).toMatchObject({ delivery: 'delivered', last_error: null });
    expect(listmonk.subscribers.size).toBe(1);
  });

  it('looks up an address whose attempt succeeded without a response, and does not send it again', async () => {
    let isFirst = true;
    listmonk.mood = () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return { kind: 'hang-up-after' };
    };
    deliver();
    const { id } = await signUp('lost-answer@example.com');
    await expectRow(id).toMatchObject({ delivery: 'delivered', attempts: 2, provider_id: 1 });
    expect(posts()).toHaveLength(1);
  });

  it('times out on a silent provider after one attempt', async () => {
    listmonk.mood = () => ({ kind: 'silent' });
    deliver({ attemptMs: 50, delayMs: () => 60_000 });
    const { id } = await signUp('silence@example.com');
    await expectRow(id).toMatchObject({
      delivery: 'pending',
      attempts: 1,
      last_error: expect.stringContaining('no answer in time'),
    });
  });

  it('flags an address after enough attempts, and retries on request by staff', async () => {
    listmonk.mood = () => ({ kind: 'hang-up' });
    deliver({ delayMs: (attempts) => (attempts < 3 ? 1 : null) });
    const { id } = await signUp('unlucky@example.com');
    await expectRow(id).toMatchObject({ delivery: 'failed', attempts: 3 });
    listmonk.mood = () => undefined;
    await cms.payload.update({ collection: 'subscribers', id, data: { delivery: 'pending' } });
    await expectRow(id).toMatchObject({ delivery: 'delivered', last_error: null });
  });

  it('flags permanently rejected addresses at once, and continues with the others', async () => {
    listmonk.mood = ({ path }) =>
      posts().length === 1 && path === '/api/subscribers'
        ? { kind: 'status', status: 400, message: 'Invalid email.' }
        : undefined;
    const refused = await signUp('refused@example.com');
    const delivery = deliver();
    await expectRow(refused.id).toMatchObject({
      delivery: 'failed',
      last_error: 'Refused (400: Invalid email.).',
    });
    const { id } = await signUp('fine@example.com');
    delivery.wake();
    expect(await delivery.isDelivered(id)).toBe(true);
  });

  it('keeps all addresses when the token is wrong, and reports what to fix', async () => {
    deliver({ token: 'wrong' });
    const { id } = await signUp('kept@example.com');
    await expectRow(id).toMatchObject({
      delivery: 'pending',
      last_error: expect.stringContaining('LISTMONK_TOKEN'),
    });
    expect(listmonk.subscribers.size).toBe(0);
  });

  it('delivers unsubscribes and resubscribes', async () => {
    const email = 'to-and-fro@example.com';
    const delivery = deliver();
    const { id } = await signUp(email);
    delivery.wake();
    await expectRow(id).toMatchObject({ delivery: 'delivered' });
    const statusThere = () => listmonk.subscribers.get(email)?.lists[0]?.subscription_status;
    await endSubscription(pool(), cms.payload.secret, signUnsubscribe(cms.payload.secret, { id, email }));
    delivery.wake();
    await expect.poll(statusThere, { timeout: PATIENCE_MS }).toBe('unsubscribed');
    await expectRow(id).toMatchObject({ delivery: 'delivered', status: 'unsubscribed' });
    await signUp(email);
    delivery.wake();
    await expect.poll(statusThere, { timeout: PATIENCE_MS }).toBe('unconfirmed');
    expect(posts()).toHaveLength(1);
  });

  it('leaves running attempts to the next process when stopped', async () => {
    listmonk.mood = () => ({ kind: 'silent' });
    const first = deliver();
    const { id } = await signUp('handed-over@example.com');
    first.wake();
    await expect.poll(() => listmonk.requests.length, { timeout: PATIENCE_MS }).toBe(1);
    await first.close();
    listmonk.mood = () => undefined;
    deliver();
    await expectRow(id).toMatchObject({ delivery: 'delivered', attempts: 2 });
  });
});
