import { SUBSCRIBED } from '#domain/people/newsletter-words';
import { createTestDatabase, type TestDatabase } from '#cms/test/create-test-database';
import {
  LISTMONK_LIST,
  LISTMONK_TOKEN,
  LISTMONK_USER,
  startListmonkServer,
  type ListmonkServer,
} from '#cms/test/listmonk-server';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ensureBuilt } from './site/ensure-built.ts';
import { startServerProgram } from './site/start-server-program.ts';

const PEOPLE = 500;
/** Sign-ups answered before the site is killed; the others are in flight. */
const ANSWERED_BEFORE = 150;
/** Responses that the provider gives before it stops responding. */
const DELIVERED_BEFORE = 100;
const PATIENCE_MS = 120_000;

let database: TestDatabase;
let listmonk: ListmonkServer;
let env: Record<string, string>;
let client: pg.Client;
let other: pg.Client;

beforeAll(async () => {
  await ensureBuilt(inject('postgresUrl'));
  database = await createTestDatabase('none');
  listmonk = await startListmonkServer();
  // Whenever the site dies, attempts are in flight and some have reached the provider.
  listmonk.mood = () => (created().length > DELIVERED_BEFORE ? { kind: 'silent-after' } : undefined);
  env = {
    ...database.env,
    // A different client address for each person, because of the rate limit.
    TRUST_PROXY: 'loopback',
    LISTMONK_URL: listmonk.url,
    LISTMONK_USER,
    LISTMONK_TOKEN,
    LISTMONK_LIST_ID: String(LISTMONK_LIST),
  };
  client = new pg.Client({ connectionString: database.url });
  other = new pg.Client({ connectionString: database.url });
  await Promise.all([client.connect(), other.connect()]);
});
afterAll(async () => {
  await Promise.all([client.end(), other.end()]);
  await listmonk.close();
  await database.drop();
});

/** Database connections other than this test's. */
async function countOthers(): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database()',
  );
  return (rows[0]?.count ?? 0) - 2;
}

async function countUnderWay(): Promise<number> {
  const statement = `select 1 from subscribers where delivery = 'pending' and attempts > 0`;
  return (await client.query(statement)).rowCount ?? 0;
}

const created = () => listmonk.requests.filter((request) => request === 'POST /api/subscribers');

it('a site killed during 500 sign-ups loses none that it acknowledged, and delivers each once', async () => {
  const first = await startServerProgram(env);
  // One of them waits for a row that is never committed, so that not all can complete.
  await other.query('begin');
  await other.query(
    `insert into subscribers (email, source, consent_text, consented_at, next_attempt_at)
     values ('person-${PEOPLE - 1}@example.com', 'popup', 'Yes, please.', now(), now())`,
  );
  const acknowledged: string[] = [];
  let kill: Promise<unknown> | undefined;

  async function signUp(index: number): Promise<void> {
    const email = `person-${index}@example.com`;
    const response = await fetch(`${first.url}/api/subscribe`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.1.${index >> 8}.${index & 255}`,
      },
      body: JSON.stringify({ email, source: 'popup' }),
    });
    const { message } = await response.json();
    if (response.status !== 200 || message !== SUBSCRIBED) return;
    acknowledged.push(email);
    if (acknowledged.length >= ANSWERED_BEFORE) kill ??= killAmidAttempts();
  }

  async function killAmidAttempts(): Promise<void> {
    await expect.poll(countUnderWay, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
    await first.stop('SIGKILL');
    await other.query('rollback');
    // Statements that the dead site had sent still finish.
    await expect.poll(countOthers, { timeout: PATIENCE_MS }).toBe(0);
  }

  // Requests in flight see the connection break.
  await Promise.allSettled(Array.from({ length: PEOPLE }, (_, index) => signUp(index)));
  await kill;
  expect(acknowledged.length).toBeGreaterThanOrEqual(ANSWERED_BEFORE);
  expect(acknowledged.length).toBeLessThan(PEOPLE);

  const { rows } = await client.query<{ email: string }>('select email from subscribers');
  const stored = rows.map(({ email }) => email);
  expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
  const deliveredBefore = listmonk.subscribers.size;
  expect(deliveredBefore).toBeLessThan(stored.length);
  const underWay = await countUnderWay();
  expect(underWay, 'attempts were under way').toBeGreaterThan(0);

  listmonk.mood = () => undefined;
  // Expire the dead site's leases.
  await client.query(`update subscribers set next_attempt_at = now() where delivery = 'pending'`);
  const second = await startServerProgram(env);
  const waiting = async () =>
    (await client.query(`select 1 from subscribers where delivery <> 'delivered'`)).rowCount;
  await expect.poll(waiting, { timeout: PATIENCE_MS }).toBe(0);
  expect([...listmonk.subscribers.keys()].toSorted()).toEqual(stored.toSorted());
  // Nobody is delivered twice: earlier attempts are looked up first.
  expect(created().length).toBeLessThanOrEqual(stored.length + underWay);
  expect(await second.stop('SIGTERM')).toBe(0);
}, 480_000);
