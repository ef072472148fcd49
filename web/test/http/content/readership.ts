import { TEST_ADMIN } from '#cms/test/create-test-database';
import { service } from '#cms/start/services';
import { forgetReadings, READINGS_KEPT_DAYS } from '#cms/tracking/store-readings';
import { findReadership, findReadersOf } from '#cms/queries/readership';
import { cityDay } from '#domain/calendar/city-time';
import { dateAfter } from '#domain/calendar/calendar-date';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchContract } from '../site/contract-calls.ts';
import type { Answer } from '../site/send.ts';
import { site } from '../site/sample-site.ts';
import type { Visitor } from '../site/visitor.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const CALLS = ['recordReading'] as const;

let story: { id: number; slug: string };
const { call, missing } = watchContract(CALLS);
const query = (text: string, values: unknown[] = []) => site.cms.payload.db.pool.query(text, values);

beforeAll(async () => {
  const { docs } = await site.cms.payload.find({ collection: 'stories', limit: 1, sort: 'id' });
  if (!docs[0]) throw new Error('The sample has no story.');
  story = docs[0];
});
beforeEach(() => query('truncate readership_days'));

let last = 0;
interface Reading {
  path: string;
  event?: 'view' | 'read';
  view?: string;
  headers?: Record<string, string>;
}

/** Sends a report like a browser. */
function report({
  path,
  event = 'view',
  view = `page-view-${(last += 1)}`,
  headers = {},
}: Reading): Promise<Answer> {
  return site.send({
    method: 'POST',
    path: '/api/readings',
    headers: {
      'user-agent': BROWSER,
      'x-forwarded-for': `198.51.100.${(last += 1) & 255}`,
      'content-type': 'text/plain;charset=UTF-8',
      ...headers,
    },
    body: JSON.stringify({ path, event, view }),
  });
}

const storyPath = () => `/local-businesses/${story.slug}`;
const counts = async () =>
  (await query('select kind, key, event, reason, count::int from readership_days order by 1, 2, 3, 4')).rows;
const readersOf = (kind: 'story' | 'guide', id: number) => findReadersOf(site.cms.payload, kind, id);
const readership = (days = 7) => findReadership(site.cms.payload, days);

describe('a reading', () => {
  it('of a story, a guide, a place and any search is added to its day’s count', async () => {
    const { rows } = await query(
      `select id from restaurants where _status = 'published' order by id limit 1`,
    );
    const place: number = rows[0].id;
    for (const path of [
      storyPath(),
      storyPath(),
      '/blog/budget-friendly-eats',
      `/restaurants/${place}`,
      '/?q=',
    ]) {
      expect(await report({ path })).toMatchObject({ status: 204, text: '' });
    }
    expect((await report({ path: storyPath(), event: 'read' })).status).toBe(204);
    expect(await counts()).toEqual([
      { kind: 'guide', key: 'budget-friendly-eats', event: 'view', reason: '', count: 1 },
      { kind: 'place', key: String(place), event: 'view', reason: '', count: 1 },
      { kind: 'search', key: '', event: 'view', reason: '', count: 1 },
      { kind: 'story', key: String(story.id), event: 'read', reason: '', count: 1 },
      { kind: 'story', key: String(story.id), event: 'view', reason: '', count: 2 },
    ]);
  });

  it('stores nothing about its reader: no address, browser, page view or time', async () => {
    await report({ path: storyPath(), headers: { 'x-forwarded-for': '203.0.113.77' } });
    const { rows } = await query(
      `select column_name from information_schema.columns where table_name = 'readership_days' order by 1`,
    );
    expect(rows.map((row) => row.column_name)).toEqual(['count', 'day', 'event', 'key', 'kind', 'reason']);
    expect((await query('select count(*)::int from ad_events')).rows).toEqual([{ count: 0 }]);
  });

  it('of a bot, of staff, sent twice, or one of hundreds is not counted, and the admin panel shows that', async () => {
    await report({ path: storyPath(), headers: { 'user-agent': 'curl/8.0' } });
    const staff = site.visitor();
    await staff.call('POST', '/api/admin/login', TEST_ADMIN);
    const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
    await report({ path: storyPath(), headers: { cookie } });
    for (const view of ['the-same-view', 'the-same-view']) await report({ path: storyPath(), view });
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    await Promise.all(Array.from({ length: 610 }, () => report({ path: '/?q=', headers })));
    const { views, discarded, pages } = await readership();
    expect(discarded).toMatchObject({ bot: 1, staff: 1, duplicate: 1 });
    // The minute may end during the test.
    expect(views + discarded.rate).toBe(611);
    expect(pages.find(({ kind }) => kind === 'story')).toMatchObject({ views: 1, reads: 0 });
  });

  it.each([
    '/local-businesses/no-such-story',
    '/blog/no-such-guide',
    '/restaurants/999999',
    '/restaurants/1e3',
  ])('of a missing page is refused: %s', async (path) => {
    expect((await report({ path })).status).toBe(404);
    expect(await counts()).toEqual([]);
  });

  it('of a draft is refused, of a just-published guide it is accepted', async () => {
    const { payload } = site.cms;
    await report({ path: '/blog/no-such-guide' });
    const data = { kind: 'collection', title: 'Late pie', rule: 'late-night', slug: 'late-pie' } as const;
    const guide = await payload.create({ collection: 'guides', data: { ...data, _status: 'draft' } });
    expect((await report({ path: '/blog/late-pie' })).status).toBe(404);
    await payload.update({ collection: 'guides', id: guide.id, data: { _status: 'published' } });
    await expect
      .poll(async () => (await report({ path: '/blog/late-pie' })).status, { timeout: 10_000 })
      .toBe(204);
    // It keeps its readers under a new address.
    await payload.update({
      collection: 'guides',
      id: guide.id,
      data: { slug: 'pie-at-night', _status: 'published' },
    });
    await expect
      .poll(async () => (await report({ path: '/blog/pie-at-night' })).status, { timeout: 10_000 })
      .toBe(204);
    expect(await readersOf('guide', guide.id)).toMatchObject({ views: 2 });
  });
});

describe('the numbers', () => {
  it('of one document are by day, including empty ones', async () => {
    const today = cityDay(new Date());
    for (const [daysAgo, views] of [
      [0, 5],
      [3, 2],
      [40, 100],
    ] as const) {
      await query(`insert into readership_days values ('story', $1, 'view', '', $2, $3)`, [
        String(story.id),
        dateAfter(today, -daysAgo),
        views,
      ]);
    }
    await query(`insert into readership_days values ('story', $1, 'view', 'bot', $2, 900)`, [
      String(story.id),
      today,
    ]);
    const { days = [], views } = (await readersOf('story', story.id)) ?? {};
    expect(views).toBe(107);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: today, views: 5, reads: 0 });
    expect(days.at(-4)).toEqual({ day: dateAfter(today, -3), views: 2, reads: 0 });
    expect(days.at(-2)?.views).toBe(0);
    expect(await readersOf('story', 999_999)).toBeNull();
  });

  it('of a week are listed with the week before, most viewed first, without deleted documents', async () => {
    const today = cityDay(new Date());
    const add = (kind: string, key: string, daysAgo: number, views: number) =>
      query(`insert into readership_days values ($1, $2, 'view', '', $3, $4)`, [
        kind,
        key,
        dateAfter(today, -daysAgo),
        views,
      ]);
    await add('story', String(story.id), 6, 3);
    await add('story', String(story.id), 7, 8);
    await add('guide', 'budget-friendly-eats', 0, 4);
    await add('story', '999999', 0, 50);
    await add('guide', 'gone', 0, 60);
    const week = await readership();
    expect(week).toMatchObject({ from: dateAfter(today, -6), to: today, views: 117 });
    expect(week.pages).toMatchObject([
      { kind: 'guide', path: '/blog/budget-friendly-eats', views: 4, viewsBefore: 0 },
      {
        kind: 'story',
        path: storyPath(),
        panelPath: `/cms/collections/stories/${story.id}`,
        views: 3,
        viewsBefore: 8,
      },
    ]);
    expect((await readership(30)).pages[0]).toMatchObject({
      kind: 'story',
      views: 11,
      viewsBefore: 0,
    });
  });

  it('are deleted after two years', async () => {
    // The last hour of a day in winter: subtracting multiples of 24 hours to reach a day in summer would give the next
    // day.
    const now = new Date('2026-11-25T04:30:00Z');
    const today = cityDay(now);
    for (const daysAgo of [READINGS_KEPT_DAYS, READINGS_KEPT_DAYS + 1]) {
      await query(`insert into readership_days values ('search', '', 'view', '', $1, 1)`, [
        dateAfter(today, -daysAgo),
      ]);
    }
    const client = await site.cms.payload.db.pool.connect();
    await forgetReadings(client, now);
    client.release();
    expect(await counts()).toMatchObject([{ count: 1 }]);
  });
});

describe('every declared answer', () => {
  const body = () => ({ path: storyPath(), event: 'view', view: 'some-page-view' });

  it('of a report: 204, 400, 404, 413, 415 and 429', async () => {
    const visitor = site.visitor();
    await call(visitor, 'recordReading', 204, { body: body() });
    for (const wrong of [{ path: '/' }, { path: '/?q=crab' }, { view: '<b>' }, { event: 'click' }]) {
      await call(visitor, 'recordReading', 400, { body: { ...body(), ...wrong } });
    }
    await call(visitor, 'recordReading', 404, { body: { ...body(), path: '/blog/nothing%00' } });
    await call(visitor, 'recordReading', 413, { body: { ...body(), view: 'x'.repeat(5_000) } });
    const typed: Visitor = {
      ...visitor,
      call: (method, path, sent) =>
        site.send({ method, path, headers: { 'content-type': 'text/xml' }, body: JSON.stringify(sent) }),
    };
    await call(typed, 'recordReading', 415, { body: body() });
  });

  it('503 while the database is away', async () => {
    await site.withoutDatabase(async () => {
      await call(site.visitor(), 'recordReading', 503, { body: body() });
    });
  }, 60_000);

  it('429 for an address that sends only reports', async () => {
    const visitor = site.visitor();
    const reading = { kind: 'search', key: '', event: 'view', isStaff: false, userAgent: BROWSER } as const;
    // Bypasses the call: 6,000 requests would take longer than a minute on a busy machine.
    for (let receipt = ''; receipt !== 'flood';) {
      const receipts = await Promise.all(
        Array.from({ length: 500 }, (_, view) =>
          service('tracking').receiveReading({ ...reading, view: String(view), address: visitor.address }),
        ),
      );
      receipt = receipts.at(-1) ?? '';
    }
    await call(visitor, 'recordReading', 429, { body: body() });
  });

  it('has been seen', () => {
    expect(missing()).toEqual([]);
  });
});
