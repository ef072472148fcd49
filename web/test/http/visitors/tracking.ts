import { createAd, createBanner, createFeaturedBusiness } from '#cms/test/advertising';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { service } from '#cms/start/services';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '../site/empty-site.ts';
import { watchContract } from '../site/contract-calls.ts';
import type { Answer, Sent } from '../site/send.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const CALLS = [
  'listAds',
  'listFeaturedBusinesses',
  'recordAdImpression',
  'recordAdViewable',
  'recordAdClick',
  'recordFeaturedBusinessImpression',
  'recordFeaturedBusinessViewable',
  'recordFeaturedBusinessClick',
] as const;

let ad: number;
let business: number;
const { call, missing } = watchContract(CALLS);

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(async () => {
  await site.cms.payload.db.pool.query('truncate ad_events, ad_hours');
  ad = (await createAd(site.cms.payload)).id;
  business = (await createFeaturedBusiness(site.cms.payload)).id;
});

let lastAddress = 0;
const newAddress = () => {
  lastAddress += 1;
  return `198.51.${lastAddress >> 8}.${lastAddress & 255}`;
};

interface Report extends Partial<Sent> {
  path: string;
  body?: string;
  address?: string;
}

/** Sends a report like a browser. */
function report({ path, body, address = newAddress(), headers = {} }: Report): Promise<Answer> {
  return site.send({
    method: 'POST',
    path,
    headers: {
      'user-agent': BROWSER,
      'x-forwarded-for': address,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
}

/**
 * Stores more events than one address may send in a minute, bypassing the calls: 6,000 requests would take longer than
 * a minute on a busy machine. Returns how many were received.
 */
async function flood(address: string): Promise<number> {
  // Events are counted per minute: the clock is frozen until the test ends.
  vi.useFakeTimers({ toFake: ['Date'] });
  const event = { subject: 'ad', event: 'impression', page: 'home', view: null, isStaff: false } as const;
  for (let received = 0; received < 20_000; received += 100) {
    const receipts = await Promise.all(
      Array.from({ length: 100 }, () =>
        service('tracking').receive({ ...event, subjectId: ad, address, userAgent: BROWSER }),
      ),
    );
    const refused = receipts.filter((receipt) => receipt === 'flood').length;
    if (refused > 0) return received + 100 - refused;
  }
  throw new Error('Nothing was refused.');
}

const home = (view?: string) => JSON.stringify({ page: 'home', ...(view !== undefined && { view }) });

interface Count {
  subject: string;
  subject_id: number;
  event: string;
  reason: string;
  count: number;
}

async function counts(): Promise<Count[]> {
  const { rows } = await site.cms.payload.db.pool.query<Count>(
    `select subject, subject_id, event, reason, sum(count)::int as count from ad_hours
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  );
  return rows;
}

async function events() {
  const { rows } = await site.cms.payload.db.pool.query(
    'select subject, subject_id, event, reason, page, ip, user_agent from ad_events order by id',
  );
  return rows;
}

describe('the lists', () => {
  it('ads running today, without their numbers; none that is off, over or upcoming (decisions §9)', async () => {
    const { payload } = site.cms;
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();
    const running = await createAd(payload, {
      startDate: day(-1),
      endDate: day(1),
      image: await createBanner(payload),
    });
    const off = await createAd(payload, { isActive: false });
    const over = await createAd(payload, { endDate: day(-2) });
    const toCome = await createAd(payload, { startDate: day(2) });
    await site.hears();
    const listed = (await call(site.visitor(), 'listAds', 200)).json() as { id: number }[];
    const ids = listed.map(({ id }) => id);
    expect(ids).toContain(running.id);
    for (const { id } of [off, over, toCome]) expect(ids).not.toContain(id);
    expect(listed.find(({ id }) => id === running.id)).toMatchObject({
      alt: 'A green field',
      imageUrl: expect.stringMatching(/^\/cms\/api\/ad-images\/file\/[0-9a-f]+\.webp$/),
    });
    await payload.update({ collection: 'ads', id: running.id, data: { isActive: false } });
    await site.hears();
    const after = (await site.visitor().get('/api/ads')).json() as { id: number }[];
    expect(after.map(({ id }) => id)).not.toContain(running.id);
  });

  it('of a page only by a name that can be one', async () => {
    await call(site.visitor(), 'listAds', 200, { query: '?page=cuisine:thai' });
    await call(site.visitor(), 'listAds', 400, { query: `?page=${'a'.repeat(201)}` });
  });

  it('active featured businesses in their order', async () => {
    const { payload } = site.cms;
    const last = await createFeaturedBusiness(payload, { sortOrder: 5 });
    const first = await createFeaturedBusiness(payload, { sortOrder: -5 });
    const off = await createFeaturedBusiness(payload, { isActive: false });
    await site.hears();
    const listed = (await call(site.visitor(), 'listFeaturedBusinesses', 200)).json() as { id: number }[];
    const ids = listed.map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBe(0);
    expect(ids.indexOf(last.id)).toBe(ids.length - 1);
    expect(ids).not.toContain(off.id);
  });
});

describe('an event', () => {
  it('is in both tables when the call returns, with network and user agent, but not the full address', async () => {
    const answer = await report({ path: `/api/ads/${ad}/impression`, body: home(), address: '203.0.113.77' });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(await events()).toEqual([
      {
        subject: 'ad',
        subject_id: ad,
        event: 'impression',
        reason: null,
        page: 'home',
        ip: '203.0.113.0/24',
        user_agent: BROWSER,
      },
    ]);
    expect(await counts()).toEqual([
      { subject: 'ad', subject_id: ad, event: 'impression', reason: '', count: 1 },
    ]);
  });

  it('of every kind is counted under its own name', async () => {
    const sent: [path: string, body?: string][] = [
      [`/api/ads/${ad}/impression`, home()],
      [`/api/ads/${ad}/viewable`, home()],
      [`/api/ads/${ad}/click`, home()],
      // Without a body, as in spec 1 §7.
      [`/api/featured-businesses/${business}/impression`],
      [`/api/featured-businesses/${business}/viewable`, home()],
      [`/api/featured-businesses/${business}/click`, '{"clickType":"phone"}'],
      [`/api/featured-businesses/${business}/click`, '{"clickType":"website"}'],
    ];
    for (const [path, body] of sent) {
      expect(await report({ path, ...(body !== undefined && { body }) })).toMatchObject({ status: 204 });
    }
    expect((await counts()).map(({ event, count }) => [event, count])).toEqual([
      ['click', 1],
      ['impression', 1],
      ['viewable', 1],
      ['impression', 1],
      ['phone', 1],
      ['viewable', 1],
      ['website', 1],
    ]);
  });

  it('of a bot is received but not counted', async () => {
    await report({ path: `/api/ads/${ad}/impression`, body: home(), headers: { 'user-agent': 'curl/8.0' } });
    expect(await counts()).toMatchObject([{ reason: 'bot', count: 1 }]);
  });

  it('of signed-in staff is received but not counted, of an invalid session it is counted', async () => {
    const staff = site.visitor();
    await staff.call('POST', '/api/admin/login', {
      username: TEST_ADMIN.username,
      password: TEST_ADMIN.password,
    });
    const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
    await report({ path: `/api/ads/${ad}/impression`, body: home(), headers: { cookie } });
    await report({ path: `/api/ads/${ad}/impression`, body: home(), headers: { cookie: 'cms-token=a.b.c' } });
    expect(await counts()).toMatchObject([{ reason: '' }, { reason: 'staff', count: 1 }]);
  });

  it('of an ad just switched off is not counted, of one just created it is', async () => {
    await site.cms.payload.update({ collection: 'ads', id: ad, data: { isActive: false } });
    const created = (await createAd(site.cms.payload)).id;
    expect(await report({ path: `/api/ads/${created}/impression`, body: home() })).toMatchObject({
      status: 204,
    });
    expect(await report({ path: `/api/ads/${ad}/impression`, body: home() })).toMatchObject({ status: 204 });
    expect(await counts()).toMatchObject([
      { subject_id: ad, reason: 'inactive' },
      { subject_id: created, reason: '' },
    ]);
  });

  it('is counted once per page view; clicks are all counted', async () => {
    for (const kind of ['impression', 'impression', 'viewable', 'viewable', 'click', 'click']) {
      await report({ path: `/api/ads/${ad}/${kind}`, body: home('a-page-view') });
    }
    await report({ path: `/api/ads/${ad}/impression`, body: home('another-view') });
    expect(await counts()).toMatchObject([
      { event: 'click', reason: '', count: 2 },
      { event: 'impression', reason: '', count: 2 },
      { event: 'impression', reason: 'duplicate', count: 1 },
      { event: 'viewable', reason: '', count: 1 },
      { event: 'viewable', reason: 'duplicate', count: 1 },
    ]);
    const { rows } = await site.cms.payload.db.pool.query<Count>(
      `select subject, subject_id, event, coalesce(reason, '') as reason, count(*)::int as count from ad_events
       group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    );
    expect(await counts(), 'the raw rows, rolled up').toEqual(rows);
  });

  it('beyond 600 a minute of one address is not counted, beyond 6,000 not even received', async () => {
    const address = newAddress();
    const received = await flood(address);
    const stored = await counts();
    expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(received);
    expect(stored.find(({ reason }) => reason === 'rate')?.count).toBeGreaterThan(0);
    const answer = await report({ path: `/api/ads/${ad}/impression`, body: home(), address });
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
  });
});

describe('bad input', () => {
  it.each([
    ['an unknown ad', '/api/ads/999999/impression', home(), 404],
    ['a number that no database holds', '/api/ads/99999999999999999999/click', home(), 400],
    ['no number', '/api/ads/abc/impression', home(), 400],
    ['a number with a sign', '/api/ads/-1/impression', home(), 400],
    ['a broken escape', '/api/ads/%E0%A4%A/impression', home(), 400],
    ['no page', '/api/ads/ID/impression', '{}', 400],
    ['no body', '/api/ads/ID/click', '', 400],
    ['no JSON', '/api/ads/ID/click', '{page', 400],
    ['a page of 10,000 letters', '/api/ads/ID/click', JSON.stringify({ page: 'x'.repeat(201) }), 400],
    ['a page view that is a text of anything', '/api/ads/ID/click', '{"page":"home","view":"<b>"}', 400],
    ['another kind of click', '/api/featured-businesses/ID/click', '{"clickType":"fax"}', 400],
    ['a list for a body', '/api/featured-businesses/ID/impression', '[]', 400],
  ])('%s is refused with a message, and nothing is stored', async (_what, path, body, status) => {
    const id = path.startsWith('/api/ads') ? ad : business;
    const answer = await report({ path: path.replace('ID', String(id)), body });
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/^[A-Z].+\.?$/i);
    expect(answer.text).not.toContain('\n');
    expect(await counts()).toEqual([]);
  });

  it('null characters and lone surrogates are removed before storing', async () => {
    const body = JSON.stringify({ page: 'a\0b\uD800' });
    expect(await report({ path: `/api/ads/${ad}/click`, body })).toMatchObject({ status: 204 });
    expect(await events()).toMatchObject([{ page: 'ab\uFFFD' }]);
  });
});

describe('the link of an ad in a mail', () => {
  const follow = (path: string) =>
    site.send({ path, headers: { 'user-agent': BROWSER, 'x-forwarded-for': newAddress() } });

  it('leads where its picture does, else where the ad does, and is counted', async () => {
    const { payload } = site.cms;
    const image = await createBanner(payload);
    const [clickUrl, kites] = ['https://example.com/shop', 'https://example.com/kites'];
    const made = await createAd(payload, { clickUrl, creatives: [{ image, clickUrl: kites }, { image }] });
    const [own, without] = (made.creatives ?? []).map(({ id }) => `?creative=${id}`);
    for (const [creative = '', to] of [
      [own, kites],
      [without, clickUrl],
      ['?creative=gone', clickUrl],
      ['', clickUrl],
    ]) {
      const { status, headers } = await follow(`/newsletter/ads/${made.id}${creative}`);
      expect([creative, status, headers.location]).toEqual([creative, 302, to]);
    }
    expect(await counts()).toEqual([
      { subject: 'ad', subject_id: made.id, event: 'click', reason: '', count: 4 },
    ]);
  });

  it.each(['999999', 'x', '1'.repeat(30)])('leads nowhere without such an ad: %s', async (id) => {
    expect((await follow(`/newsletter/ads/${id}`)).status).toBe(404);
  });
});

describe('every declared answer', () => {
  const recordings = CALLS.filter((id) => id.startsWith('record'));
  const bodyOf = (id: string) =>
    id.endsWith('Click') && id.includes('Business') ? { clickType: 'phone' } : { page: 'home' };
  const subjectOf = (id: string) => (id.includes('Business') ? business : ad);

  it.each(recordings)('of %s: 204, 400, 404, 413 and 415', async (id) => {
    const visitor = site.visitor();
    const params = { id: subjectOf(id) };
    await call(visitor, id, 204, { params, body: bodyOf(id) });
    await call(visitor, id, 400, { params, body: 'home' });
    await call(visitor, id, 404, { params: { id: 999_999 }, body: bodyOf(id) });
    await call(visitor, id, 413, { params, body: { page: 'x'.repeat(5_000) } });
    const typed = {
      ...visitor,
      call: (method: 'POST' | 'PATCH' | 'DELETE' | 'PUT', path: string, body?: unknown) =>
        site.send({ method, path, headers: { 'content-type': 'text/xml' }, body: JSON.stringify(body) }),
    };
    await call(typed, id, 415, { params, body: bodyOf(id) });
  });

  it('of all of them: 429 for an address that sends only events', async () => {
    const visitor = site.visitor();
    await flood(visitor.address);
    for (const id of recordings)
      await call(visitor, id, 429, { params: { id: subjectOf(id) }, body: bodyOf(id) });
  });

  it('of all of them: 503 while the database is away; no acknowledged event is lost', async () => {
    await site.withoutDatabase(async () => {
      await Promise.all(
        recordings.map((id) =>
          call(site.visitor(), id, 503, { params: { id: subjectOf(id) }, body: bodyOf(id) }),
        ),
      );
    });
    await expect
      .poll(async () => (await report({ path: `/api/ads/${ad}/click`, body: home() })).status, {
        timeout: 30_000,
      })
      .toBe(204);
  }, 60_000);

  it('has been seen', () => {
    expect(missing()).toEqual([]);
  });
});
