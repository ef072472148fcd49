import { SUBSCRIBED } from '#domain/newsletter-words';
import { createTestDatabase, type TestDatabase } from '#cms/test/create-test-database';
import {
  LISTMONK_LIST,
  LISTMONK_TOKEN,
  LISTMONK_USER,
  startListmonkServer,
  type ListmonkServer,
} from '#cms/newsletter/test/listmonk-server';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ensureBuilt } from './test/ensure-built.ts';
import { startServerProgram } from './test/start-server-program.ts';

const PEOPLE = 500;
/** So many have their answer when the site is killed: the others are on their way. */
const ANSWERED_BEFORE = 150;
const PATIENCE_MS = 60_000;

let database: TestDatabase;
let listmonk: ListmonkServer;
let env: Record<string, string>;
let client: pg.Client;

beforeAll(async () => {
  await ensureBuilt(inject('postgresUrl'));
  database = await createTestDatabase('none');
  listmonk = await startListmonkServer();
  // Slow enough for attempts to be under way whenever the site dies.
  listmonk.mood = () => ({ kind: 'slow', ms: 40 });
  env = {
    ...database.env,
    // Each person comes from an address of the network: one alone would be too many.
    TRUST_PROXY: 'true',
    LISTMONK_URL: listmonk.url,
    LISTMONK_USER,
    LISTMONK_TOKEN,
    LISTMONK_LIST_ID: String(LISTMONK_LIST),
  };
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await listmonk.close();
  await database.drop();
});

it('a site that is killed amid 500 sign-ups loses none it answered, and delivers each once', async () => {
  const first = await startServerProgram(env);
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
    if (acknowledged.length >= ANSWERED_BEFORE) kill ??= first.stop('SIGKILL');
  }

  // Those on their way see the connection break.
  await Promise.allSettled(Array.from({ length: PEOPLE }, (_, index) => signUp(index)));
  await kill;
  expect(acknowledged.length).toBeGreaterThanOrEqual(ANSWERED_BEFORE);
  expect(acknowledged.length).toBeLessThan(PEOPLE);

  const { rows } = await client.query<{ email: string }>('select email from subscribers');
  const stored = rows.map(({ email }) => email);
  expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
  const deliveredBefore = listmonk.subscribers.size;
  expect(deliveredBefore).toBeLessThan(stored.length);
  const { rowCount: underWay } = await client.query(
    `select 1 from subscribers where delivery = 'pending' and attempts > 0`,
  );
  expect(underWay, 'attempts were under way').toBeGreaterThan(0);

  const second = await startServerProgram(env);
  const waiting = async () =>
    (await client.query(`select 1 from subscribers where delivery <> 'delivered'`)).rowCount;
  await expect.poll(waiting, { timeout: PATIENCE_MS, interval: 200 }).toBe(0);
  expect([...listmonk.subscribers.keys()].toSorted()).toEqual(stored.toSorted());
  // Nobody was sent twice: what had been tried was looked up first.
  const created = listmonk.requests.filter((request) => request === 'POST /api/subscribers');
  expect(created.length).toBeLessThanOrEqual(stored.length + (underWay ?? 0));
  expect(await second.stop('SIGTERM')).toBe(0);
}, 180_000);
