import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/create-test-database.ts';
import { quietLog } from '../test/quiet-log.ts';
import { renewPartitions } from './renew-partitions.ts';
import { openTracking } from './open-tracking.ts';
import { RAW_DAYS } from './partitions.ts';
import { storeEvents } from './store-events.ts';
import type { ReceivedEvent, Tracking } from './tracked-event.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let database: TestDatabase;
let pool: pg.Pool;
let ad: number;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  const { rows } = await pool.query(
    `insert into ads (name, click_url, image_url, is_active, updated_at, created_at)
     values ('Crab week', 'https://example.com/', '/covers/1.svg', true, now(), now()) returning id`,
  );
  ad = rows[0].id;
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => pool.query('truncate ad_events, ad_hours, ad_days, slot_hours'));

const number = async (text: string) => Number((await pool.query(text)).rows[0].count);
const stored = () => number('select count(*) from ad_events');
const waitingForLock = () =>
  number(
    `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
const counted = () => number('select coalesce(sum(count), 0) as count from ad_hours');

let running: Tracking | undefined;
afterEach(() => running?.close());

function track(mostWaiting?: number): Tracking {
  return (running = openTracking({
    pool,
    log: quietLog,
    settle: () => Promise.resolve(),
    ...(mostWaiting !== undefined && { mostWaiting }),
  }));
}

let visitor = 0;
const click = (page = 'home'): ReceivedEvent => ({
  subject: 'ad',
  subjectId: ad,
  event: 'click',
  page,
  view: null,
  address: `198.51.${(visitor += 1) >> 8}.${visitor & 255}`,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  isStaff: false,
});

describe('the queue', () => {
  it('refuses events when full, and stores all it accepted', async () => {
    const tracking = track(5);
    expect(await tracking.receive(click())).toBe('stored');
    const slow = await pool.connect();
    await slow.query('begin; lock table ad_hours in access exclusive mode');
    const onItsWay = tracking.receive(click());
    await expect.poll(waitingForLock, { timeout: 30_000 }).toBe(1);
    const answered: string[] = [];
    const rest = Array.from({ length: 12 }, async () => {
      answered.push(await tracking.receive(click()));
    });
    await expect.poll(() => answered.length, { timeout: 30_000 }).toBe(7);
    await slow.query('commit');
    slow.release();
    expect(await onItsWay).toBe('stored');
    await Promise.all(rest);
    expect(answered).toEqual([...Array(7).fill('busy'), ...Array(5).fill('stored')]);
    await tracking.close();
    expect([await stored(), await counted()]).toEqual([7, 7]);
  });

  it('stores the others when the database rejects one of them', async () => {
    const tracking = track();
    await pool.query(`alter table ad_events add constraint only_known_pages check (page <> 'nowhere')`);
    try {
      const answers = await Promise.allSettled([
        ...Array.from({ length: 20 }, () => tracking.receive(click())),
        tracking.receive(click('nowhere')),
        ...Array.from({ length: 20 }, () => tracking.receive(click())),
      ]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
      expect(answers[20]?.status).toBe('rejected');
      expect([await stored(), await counted()]).toEqual([40, 40]);
    } finally {
      await pool.query('alter table ad_events drop constraint only_known_pages');
    }
  });

  it('creates the partition that an event needs', async () => {
    const tracking = track();
    expect(await tracking.receive(click())).toBe('stored');
    const { rows } = await pool.query(`select tableoid::regclass::text as name from ad_events`);
    await pool.query(`drop table ${rows[0].name}`);
    expect(await tracking.receive(click())).toBe('stored');
    expect(await stored()).toBe(1);
  });
});

describe('expired raw events', () => {
  const partitions = async () =>
    (
      await pool.query<{ name: string }>(
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'ad_events'::regclass order by 1`,
      )
    ).rows.map(({ name }) => name);

  async function storeAt(...times: Date[]): Promise<void> {
    for (const at of times) {
      await renewPartitions(pool, at);
      await pool.query(
        `insert into ad_events (id, subject, subject_id, event, user_agent, at) values (gen_random_uuid(), 'ad', $1, 'click', '', $2)`,
        [ad, at],
      );
      await pool.query(
        `insert into ad_hours (subject, subject_id, event, reason, hour, count) values ('ad', $1, 'click', '', date_trunc('hour', $2::timestamptz), 1)`,
        [ad, at],
      );
    }
  }

  it('are dropped by month, and by row in an unfinished month; the counts stay', async () => {
    const now = new Date('2031-06-20T12:00:00Z');
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await storeAt(daysAgo(200), daysAgo(120), daysAgo(RAW_DAYS + 1), daysAgo(RAW_DAYS - 1), daysAgo(30), now);
    await renewPartitions(pool, now);
    const { rows } = await pool.query<{ at: Date }>('select at from ad_events order by at');
    expect(rows.map(({ at }) => at)).toEqual([daysAgo(RAW_DAYS - 1), daysAgo(30), now]);
    expect(await counted()).toBe(6);
    const left = await partitions();
    expect(left.filter((name) => name < 'ad_events_2031_03')).toEqual([]);
    // The next month's partition exists before its first event.
    expect(left).toContain('ad_events_2031_07');
  });

  it('stay until the next run when a long reader blocks it; events are still stored', async () => {
    const now = new Date();
    await storeAt(new Date(now.getTime() - 200 * DAY_MS));
    const reader = await pool.connect();
    try {
      await reader.query('begin');
      await reader.query('select count(*) from ad_events');
      let isOver = false;
      const renewed = renewPartitions(pool, now)
        .then(
          () => 'dropped',
          (error: unknown) => String(error),
        )
        .finally(() => (isOver = true));
      // The lock wait is only two seconds, which a busy machine may take between two polls.
      await expect.poll(async () => isOver || (await waitingForLock()) === 1, { timeout: 30_000 }).toBe(true);
      const tracking = track();
      expect(await tracking.receive(click())).toBe('stored');
      expect(await renewed).toMatch(/lock timeout/);
    } finally {
      // Also ends its transaction.
      reader.release(true);
    }
    await renewPartitions(pool, now);
    expect(await stored()).toBe(1);
    expect(await counted()).toBe(2);
  });
});

it('numbers of past days are summed up by day, old ones by month, once, and all sums stay the same', async () => {
  const now = new Date('2033-06-20T12:00:00Z');
  const hours = [
    '2031-03-01T04:00Z',
    '2031-03-01T05:00Z',
    '2031-03-20T10:00Z',
    '2032-05-02T10:00Z',
    '2033-06-20T11:00Z',
  ];
  for (const [n, hour] of hours.entries()) {
    await pool.query(`insert into ad_hours values ('ad', $1, 'click', '', $2, $3)`, [ad, hour, 10 ** n]);
  }
  await renewPartitions(pool, now);
  await renewPartitions(pool, now);
  const { rows } = await pool.query<{ sum: string }>(
    `select to_char(hour at time zone 'UTC', 'YYYY-MM-DD HH24:MI ') || count as sum from ad_hours order by hour`,
  );
  expect(rows.map(({ sum }) => sum)).toEqual([
    '2031-02-01 05:00 1',
    '2031-03-01 05:00 110',
    '2032-05-02 04:00 1000',
    '2033-06-20 11:00 10000',
  ]);
});

it('a day of the counts is the city’s, even when the clocks change', async () => {
  // From 04:00 UTC on a summer day; on the first of November the clocks go back.
  const times = ['2026-11-01T03:00Z', '2026-11-01T04:00Z', '2026-11-02T04:00Z', '2026-11-02T05:00Z'];
  await renewPartitions(pool, new Date('2026-11-02T05:00Z'));
  const event = { subject: 'ad', subject_id: ad, event: 'click', reason: null, page: 'home' } as const;
  const seen = { slot: 'home', topic: '', creative: null, ip: null, user_agent: 'Made up' };
  await storeEvents(
    pool,
    times.map((at) => ({ id: randomUUID(), ...event, ...seen, at })),
  );
  const { rows } = await pool.query<{ day: string }>(
    `select concat_ws(' ', day, count) as day from ad_days order by 1`,
  );
  expect(rows.map(({ day }) => day)).toEqual(['2026-10-31 1', '2026-11-01 2', '2026-11-02 1']);
});

it('what counts is also kept by day, page and picture, and slots by hour; empty slots and unknown names do no harm', async () => {
  await pool.query(`insert into ads_creatives (_order, _parent_id, id) values (1, $1, 'other')`, [ad]);
  await pool.query(`insert into cuisines (name) values ('Crab Houses')`);
  const tracking = track();
  const see = { ...click(), event: 'impression' as const };
  const events: ReceivedEvent[] = [
    see,
    { ...see, creative: 'other' },
    { ...see, creative: 'nobody’s', page: 'cuisine:crab-houses' },
    { ...see, page: 'cuisine:made-up' },
    { ...see, page: 'nowhere:crab-houses' },
    { ...see, subject: 'slot', subjectId: 0 },
    { ...see, isStaff: true },
    click(),
  ];
  for (const event of events) expect(await tracking.receive(event)).toBe('stored');
  const { rows: days } = await pool.query(
    `select concat_ws(' ', subject, event, page, creative, count) as row from ad_days order by event, page, creative`,
  );
  expect(days.map(({ row }) => row)).toEqual([
    'ad click home  1',
    'ad impression cuisine  2',
    'ad impression home  1',
    'ad impression home other 1',
    'ad impression other  1',
  ]);
  const { rows: slots } = await pool.query(
    `select concat_ws(' ', page, topic, sum(count)) as row from slot_hours group by page, topic order by page, topic`,
  );
  expect(slots.map(({ row }) => row)).toEqual(['cuisine  1', 'cuisine crab-houses 1', 'home  3']);
  expect(await counted()).toBe(events.length);
});
