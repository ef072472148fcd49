import { forgetDeletedAds } from '#cms/ad-delivery/forget-deleted-ads';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { signReport } from '#cms/ad-delivery/report-token';
import { AD_PAGES } from '#domain/ads/ad-pages';
import { createAd, createFeaturedBusiness } from '#cms/test/advertising';
import type { AdReport, SoldCampaign } from '#contract/ad-report';
import type { Flight, FlightNumbers, SlotWeeks } from '#contract/flights';
import { TEST_SITE_URL } from '#cms/test/open-test-cms';
import { buildNoise, buildPicture, buildPictureBomb } from '#cms/test/pictures';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchContract } from '../site/contract-calls.ts';
import { signInStaff } from '../site/staff.ts';
import { site } from '../site/empty-site.ts';
import type { Visitor } from '../site/visitor.ts';

let staff: Visitor;

beforeAll(async () => {
  staff = await signInStaff(site, ['ads']);
});

const SPEC = ['listAdStats', 'createAd', 'toggleAd', 'deleteAd', 'changeAd'] as const;
const CAMPAIGNS = [
  'listCampaignStats',
  'createCampaign',
  'toggleCampaign',
  'deleteCampaign',
  'changeCampaign',
] as const;
const NUMBERS = [
  'listFeaturedBusinessStats',
  'listAdDays',
  'downloadNumbers',
  'downloadInvoiceLines',
] as const;

async function newAd(overrides: Record<string, string | Blob> = {}, { without = [] as string[] } = {}) {
  const fields = {
    name: 'Harbor Kites',
    clickUrl: 'https://kites.example/',
    image: new File([new Uint8Array(await buildPicture())], 'banner.png', { type: 'image/png' }),
    ...overrides,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (!without.includes(name)) form.set(name, value);
  return form;
}

const create = async (form: FormData, visitor = staff) => visitor.sendForm('/api/admin/ads', form);

async function createdId(overrides: Record<string, string | Blob> = {}): Promise<number> {
  const answer = await create(await newAd(overrides));
  expect(answer.status, answer.text).toBe(201);
  return (answer.json() as { id: number }).id;
}

const MISSING = 'Please fill in all fields and select an image';
const SVG = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' });
const REFUSED: [
  what: string,
  fields: Record<string, string | Blob>,
  status: number,
  text: string | RegExp,
][] = [
  ['with a blank name', { name: '   ' }, 400, MISSING],
  ['that leads to a script', { clickUrl: 'javascript:alert(1)' }, 400, /^The click URL must begin with http/],
  ['with a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 400, /longer than 200 characters\.$/],
  ['with a day that is none', { startDay: 'soon' }, 400, 'Write the day like 2026-11-21.'],
  [
    'that ends before it starts',
    { startDay: '2026-12-02', endDay: '2026-12-01' },
    400,
    'The last day is before the first one.',
  ],
  ['with a drawing named .png', { image: SVG }, 415, /^This file is no picture/],
];

const filesKept = () => readdir(join(site.cms.database.dataDir, 'ad-images')).catch(() => []);
const countAds = async () => (await site.cms.payload.count({ collection: 'ads' })).totalDocs;
const countPictures = async () => (await site.cms.payload.count({ collection: 'ad-images' })).totalDocs;

interface Shown {
  id: number;
  name: string;
  imageUrl: string;
  isActive: boolean;
}
const publicAds = async () => (await site.send('/api/ads')).json() as Shown[];

/** Stores roll-ups of March 2, 2026, unless another hour is named, in the form that the event writer uses. */
async function count(
  subject: string,
  id: number,
  rows: [event: string, count: number, reason?: string, hour?: string][],
) {
  for (const [event, number, reason = '', hour = '2026-03-02T15:00:00Z'] of rows)
    await site.cms.payload.db.pool.query(
      'insert into ad_hours (subject, subject_id, event, reason, hour, count) values ($1, $2, $3, $4, $5, $6)',
      [subject, id, event, reason, hour, number],
    );
}

describe('every call of the ad admins', () => {
  const { call, missing } = watchContract([...SPEC, ...CAMPAIGNS, ...NUMBERS]);

  it('returns what it declares, under both of its paths', async () => {
    for (const [stats, toggle, remove] of [
      ['listAdStats', 'toggleAd', 'deleteAd'],
      ['listCampaignStats', 'toggleCampaign', 'deleteCampaign'],
    ] as const) {
      const id = await createdId();
      await call(staff, stats, 200);
      await call(staff, stats, 400, { query: '?from=yesterday' });
      await call(staff, toggle, 200, { params: { id }, body: { isActive: false } });
      await call(staff, toggle, 400, { params: { id }, body: { isActive: 'no' } });
      await call(staff, toggle, 404, { params: { id: 999_999 }, body: { isActive: true } });
      await call(staff, remove, 400, { params: { id: 'none' } });
      await call(staff, remove, 200, { params: { id } });
      await call(staff, remove, 404, { params: { id } });
    }
    await call(staff, 'listFeaturedBusinessStats', 200);
    await call(staff, 'listFeaturedBusinessStats', 400, { query: '?from=2026-11-02&to=2026-11-01' });
    await call(staff, 'listAdDays', 200);
    await call(staff, 'listAdDays', 400, { query: '?ad=none' });
    await call(staff, 'downloadNumbers', 200, { query: '?table=days' });
    await call(staff, 'downloadNumbers', 400, { query: '?table=ads&sort=password' });
    await call(staff, 'downloadInvoiceLines', 200, { query: '?month=2026-11' });
    await call(staff, 'downloadInvoiceLines', 400, { query: '?month=2026-13' });
    // Calls that take forms have their own tests.
    expect(missing().filter((answer) => !/^(create|change)/.test(answer))).toEqual([]);
  });

  it('is never cached', async () => {
    expect((await staff.get('/api/admin/campaigns/stats')).headers['cache-control']).toBe('no-store');
    expect((await staff.get('/api/admin/numbers/csv?table=ads')).headers['cache-control']).toBe('no-store');
  });
});

describe('an ad that is created', () => {
  it.each(['/api/admin/ads', '/api/admin/campaigns'])('at %s is on the site at once', async (address) => {
    const answer = await staff.sendForm(address, await newAd({ name: `At ${address}` }));
    expect(answer.status).toBe(201);
    const ad = answer.json() as Shown & { warning: string | null };
    expect(ad).toMatchObject({ name: `At ${address}`, isActive: true, warning: null });
    expect(await publicAds()).toContainEqual(expect.objectContaining({ id: ad.id, imageUrl: ad.imageUrl }));
    const picture = await site.send(ad.imageUrl);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('links to https if its click URL is only a host', async () => {
    const answer = await create(await newAd({ clickUrl: 'kites.example/shop' }));
    expect(answer.json()).toMatchObject({ clickUrl: 'https://kites.example/shop' });
    const inPanel = await createAd(site.cms.payload, { clickUrl: 'crabweek.example' });
    expect(inPanel.clickUrl).toBe('https://crabweek.example');
  });

  it('has a picture URL that no filter list matches, whatever the file name was', async () => {
    const answer = await create(await newAd());
    const { imageUrl } = answer.json() as Shown;
    expect(imageUrl).not.toMatch(/\/ads\/|banner|\/api\/ads/i);
  });

  it('has a warning if its picture does not fit the slot', async () => {
    const image = new File([new Uint8Array(await buildPicture('png', 640, 480))], 'a.png');
    expect((await create(await newAd({ image }))).json()).toMatchObject({
      warning: 'The picture is 640 x 480 pixels. The slot is made for 970 x 250.',
    });
  });

  it('may show a picture of this site by its address', async () => {
    const form = await newAd({ imageUrl: `${TEST_SITE_URL}/covers.svg` }, { without: ['image'] });
    expect((await create(form)).json()).toMatchObject({ imageUrl: '/covers.svg', warning: null });
  });

  it('has its dates from the start', async () => {
    const id = await createdId({ name: 'Next year', startDay: '2099-01-01', endDay: '2099-02-01' });
    const stats = (await staff.get('/api/admin/ads/stats')).json() as { id: number }[];
    expect(stats.find((ad) => ad.id === id)).toMatchObject({ startDay: '2099-01-01', endDay: '2099-02-01' });
    expect((await publicAds()).map((ad) => ad.id)).not.toContain(id);
  });
});

describe('nothing is stored, and no file is left behind, of an ad', () => {
  let before: unknown;
  const state = async () => [await countAds(), await countPictures(), await filesKept()];
  beforeEach(async () => {
    before = await state();
  });

  async function refused(form: FormData, status: number, text: string | RegExp) {
    const answer = await create(form);
    expect(answer.status, answer.text).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.text).toMatch(text);
    expect(await state()).toEqual(before);
  }

  it.each(REFUSED)('%s', async (_what, fields, status, text) => {
    await refused(await newAd(fields), status, text);
  });

  it.each(['name', 'clickUrl', 'image'])('without %s', async (field) => {
    await refused(await newAd({}, { without: [field] }), 400, MISSING);
  });

  it('with a picture from our network', async () => {
    const form = await newAd({ imageUrl: 'http://localhost/a.png' }, { without: ['image'] });
    await refused(form, 400, /^We couldn’t fetch the picture\. .+ is in a private network\.$/);
  });
});

describe('switching an ad', () => {
  it('takes it off the site at once, and puts it back', async () => {
    const id = await createdId({ name: 'Now and then' });
    const isShown = async () => (await publicAds()).some((ad) => ad.id === id);
    expect(await isShown()).toBe(true);
    await staff.call('PATCH', `/api/admin/campaigns/${id}/toggle`, { isActive: false });
    expect(await isShown()).toBe(false);
    await staff.call('PATCH', `/api/admin/ads/${id}/toggle`, { isActive: true });
    expect(await isShown()).toBe(true);
  });
});

describe('changing an ad', () => {
  const change = async (id: number, fields: Record<string, string | Blob>, { path = 'ads' } = {}) =>
    staff.sendForm(
      `/api/admin/${path}/${id}`,
      await newAd(fields, { without: fields.image ? [] : ['image'] }),
      'PATCH',
    );
  const shown = async (id: number) => (await publicAds()).find((ad) => ad.id === id);
  const stats = async (id: number) =>
    ((await staff.get('/api/admin/ads/stats')).json() as { id: number }[]).find((ad) => ad.id === id);

  it.each(['ads', 'campaigns'])(
    'at %s is visible at once, and keeps picture, switch and numbers',
    async (path) => {
      const id = await createdId();
      await count('ad', id, [['impression', 12, '', '2026-03-01T15:00:00Z']]);
      await staff.call('PATCH', `/api/admin/ads/${id}/toggle`, { isActive: false });
      const before = await stats(id);
      const fields = {
        name: 'Harbor Balloons',
        clickUrl: 'https://balloons.example/',
        alt: 'Balloons over the harbor',
        startDay: '2026-11-01',
        endDay: '2099-11-30',
      };
      const answer = await change(id, fields, { path });
      expect([answer.status, (answer.json() as { warning: unknown }).warning]).toEqual([200, null]);
      expect(await stats(id)).toEqual({ ...before, ...fields });
    },
  );

  it('replaces its picture, and the old file goes unless another ad shows it', async () => {
    const id = await createdId();
    const [before, files] = [await shown(id), (await filesKept()).length];
    const image = new File([new Uint8Array(await buildPicture('png', 640, 480))], 'a.png');
    const answer = await change(id, { image });
    expect((answer.json() as { warning: string }).warning).toMatch(/640 x 480/);
    expect((await shown(id))?.imageUrl).not.toBe(before?.imageUrl);
    // Only wider banners get a narrow version.
    expect((await filesKept()).length).toBeLessThanOrEqual(files);
    await change(id, { imageUrl: `${TEST_SITE_URL}/covers.svg` });
    expect((await shown(id))?.imageUrl).toBe('/covers.svg');
  });

  it('is refused as creating is, and leaves the ad and its files as they were', async () => {
    const id = await createdId();
    const before = [await stats(id), await filesKept()];
    for (const [, fields, status, text] of REFUSED) {
      const answer = await change(id, fields);
      expect(answer.status).toBe(status);
      expect(answer.text).toMatch(text);
    }
    expect([await stats(id), await filesKept()]).toEqual(before);
    expect((await change(999_999, {})).status).toBe(404);
  });
});

describe('deleting an ad', () => {
  it('takes it off the site at once, and deletes it with its picture after 30 days in the trash', async () => {
    const { payload } = site.cms;
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    // What other tests deleted.
    await forgetDeletedAds(payload, inDays(31));
    const before = await filesKept();
    const id = await createdId();
    const answer = await staff.call('DELETE', `/api/admin/ads/${id}`);
    expect(answer.json()).toEqual({ message: 'Ad deleted successfully' });
    expect((await publicAds()).map((ad) => ad.id)).not.toContain(id);
    expect(await filesKept()).not.toEqual(before);
    await forgetDeletedAds(payload, inDays(29));
    expect(await payload.findByID({ collection: 'ads', id, trash: true })).toMatchObject({ id });
    await forgetDeletedAds(payload, inDays(31));
    expect(await payload.count({ collection: 'ads', where: { id: { equals: id } }, trash: true })).toEqual({
      totalDocs: 0,
    });
    expect(await filesKept()).toEqual(before);
  });

  it('leaves a picture that another ad shows', async () => {
    const id = await createdId();
    const ad = await site.cms.payload.findByID({ collection: 'ads', id, depth: 0 });
    await createAd(site.cms.payload, { image: ad.image });
    const files = await filesKept();
    await staff.call('DELETE', `/api/admin/ads/${id}`);
    expect(await filesKept()).toEqual(files);
  });
});

describe('the numbers', () => {
  it('of an ad include only counted events, with the spec’s rate; received is counted plus discarded', async () => {
    const id = await createdId({ name: 'Counted' });
    await count('ad', id, [
      ['impression', 2_000, '', '2026-03-01T15:00:00Z'],
      ['impression', 1_000],
      ['impression', 40, 'bot'],
      ['impression', 7, 'duplicate'],
      ['viewable', 1_500],
      ['click', 50],
      ['click', 3, 'staff'],
    ]);
    await count('featured', id, [['impression', 9]]);
    const find = async (query = '') =>
      ((await staff.get(`/api/admin/ads/stats${query}`)).json() as { id: number; traffic: unknown }[]).find(
        (ad) => ad.id === id,
      );
    const none = { bot: 0, staff: 0, inactive: 0, duplicate: 0, rate: 0 };
    expect(await find()).toMatchObject({
      impressions: 3_000,
      clicks: 50,
      ctr: '1.67',
      viewable: 1_500,
      viewableRate: '50.00',
      traffic: [
        {
          event: 'impression',
          received: 3_047,
          counted: 3_000,
          discarded: { ...none, bot: 40, duplicate: 7 },
        },
        { event: 'viewable', received: 1_500, counted: 1_500, discarded: none },
        { event: 'click', received: 53, counted: 50, discarded: { ...none, staff: 3 } },
      ],
    });
    expect(await find('?from=2026-03-01&to=2026-03-01')).toMatchObject({ impressions: 2_000, ctr: '0.00' });
    expect(await find('?from=2026-03-03')).toMatchObject({ impressions: 0, clicks: 0, ctr: '0.00' });
  });

  it('of an ad come day by day without gaps', async () => {
    const id = await createdId();
    await countDays('ad', id, [
      ['impression', '2026-10-31', 1],
      ['impression', '2026-11-02', 1_000],
      ['click', '2026-11-02', 25],
    ]);
    const none = { impressions: 0, viewable: 0, viewableRate: '0.00', clicks: 0, ctr: '0.00' };
    const day = (name: string, counts: object) => ({ name, ...none, ...counts });
    const ask = async (query: string) =>
      (await staff.get(`/api/admin/numbers/days?${query}&ad=${id}`)).json();
    expect(await ask('from=2026-10-31&to=2026-11-03')).toEqual({
      days: [
        day('2026-10-31', { impressions: 1 }),
        day('2026-11-01', {}),
        day('2026-11-02', { impressions: 1_000, clicks: 25, ctr: '2.50' }),
        day('2026-11-03', {}),
      ],
      before: ['2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30'].map((before) => day(before, {})),
    });
    expect(await ask('to=2026-11-01')).toMatchObject({
      days: [{ name: '2026-10-31' }, { name: '2026-11-01' }],
      before: null,
    });
  });

  it('of a range cover at most 366 days', async () => {
    const { days } = (await staff.get('/api/admin/numbers/days?from=0001-01-01&to=9999-12-31')).json() as {
      days: { name: string }[];
    };
    expect([days.length, days.at(-1)?.name]).toEqual([366, '9999-12-31']);
  });

  it('of a featured business count calls and visits as its clicks', async () => {
    const { id } = await createFeaturedBusiness(site.cms.payload);
    await count('featured', id, [
      ['impression', 200],
      ['phone', 3],
      ['website', 4],
      ['website', 400, 'bot'],
    ]);
    const stats = (await staff.get('/api/admin/featured-businesses/stats')).json();
    expect(stats).toContainEqual(
      expect.objectContaining({
        id,
        impressions: 200,
        phoneClicks: 3,
        websiteClicks: 4,
        totalClicks: 7,
        ctr: '3.50',
      }),
    );
  });
});

describe('a file of numbers', () => {
  it('begins no formula with a name', async () => {
    const name = '=HYPERLINK("http://evil.example","x")';
    await createdId({ name });
    const { text } = await staff.get('/api/admin/numbers/csv?table=ads');
    expect(text).toContain(`"'${name.replaceAll('"', '""')}"`);
  });

  it('has the displayed numbers, in the displayed order', async () => {
    const csv = async (query: string) => (await staff.get(`/api/admin/numbers/csv?table=ads&${query}`)).text;
    const lines = (text: string) => text.trim().split('\r\n');
    const [head, ...rows] = lines(await csv('sort=name&direction=descending'));
    expect(head?.replace('\uFEFF', '')).toMatch(/^Ad,Status,First day,Last day,Impressions,/);
    const turned = lines(await csv('sort=name&direction=ascending')).slice(1);
    expect(rows.map((row) => row.split(',')[0])).toEqual(turned.map((row) => row.split(',')[0]).toReversed());
  });

  it('says whether an ad is running, as the dashboard does', async () => {
    await createdId({ name: 'Next century', startDay: '2126-12-01' });
    await createdId({ name: 'Last century', endDay: '1999-12-01' });
    const { text } = await staff.get('/api/admin/numbers/csv?table=ads');
    expect(text).toContain('\r\nNext century,Scheduled,2126-12-01,');
    expect(text).toContain('\r\nLast century,Ended,,1999-12-01,');
  });

  it('has its dates in the file name', async () => {
    const answer = await staff.get('/api/admin/numbers/csv?table=days&from=2026-03-01&to=2026-03-02');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="marble-step_days_2026-03-01_2026-03-02.csv"',
    );
    expect(answer.text.replace('\uFEFF', '').trim().split('\r\n')).toHaveLength(3);
  });
});

async function sell(name: string, price: number, priceKind: 'fixed' | 'thousand' | 'click') {
  const { payload } = site.cms;
  const advertiser = await payload.create({ collection: 'advertisers', data: { name: `${name}, Inc.` } });
  return payload.create({
    collection: 'campaigns',
    data: { name, advertiser: advertiser.id, orderNumber: `PO ${name}`, price, priceKind },
  });
}

async function countDays(subject: string, id: number, rows: [event: string, day: string, count: number][]) {
  for (const [event, day, number] of rows)
    await site.cms.payload.db.pool.query(
      `insert into ad_days (subject, subject_id, event, page, creative, day, count)
       values ($1, $2, $3, 'home', '', $4, $5)`,
      [subject, id, event, day, number],
    );
}

describe('the invoice lines of a month', () => {
  async function linesOf(month: string): Promise<string[]> {
    const { text } = await staff.get(`/api/admin/numbers/invoices?month=${month}`);
    return text.trim().split('\r\n').slice(1);
  }

  it('have what was counted in it, of deleted ads too, and a fixed price once', async () => {
    const { payload } = site.cms;
    const [kites, books, shop] = [
      await sell('Kites', 12.5, 'thousand'),
      await sell('Books', 300, 'fixed'),
      await sell('Shop', 0.29, 'click'),
    ];
    const ad = await createAd(payload, { campaign: kites.id, startDate: '2031-03-30T12:00:00.000Z' });
    await createAd(payload, { campaign: books.id, startDate: '2031-04-01T12:00:00.000Z' });
    const business = await createFeaturedBusiness(payload, { campaign: shop.id });
    await countDays('ad', ad.id, [
      ['impression', '2031-03-31', 1_000],
      ['impression', '2031-04-01', 40_041],
      ['click', '2031-04-01', 9],
    ]);
    await countDays('featured', business.id, [
      ['phone', '2031-04-30', 2],
      ['website', '2031-04-30', 1],
      ['website', '2031-05-01', 5],
    ]);
    const forGood = await staff.call('DELETE', `/cms/api/ads/${ad.id}`);
    expect([forGood.status, forGood.text]).toEqual([409, expect.stringContaining('Move it to the trash')]);
    await staff.call('DELETE', `/api/admin/ads/${ad.id}`);
    const kitesIn = (month: string, rest: string) =>
      `${month},PO Kites,"Kites, Inc.",,Kites,A thousand impressions,${rest}`;
    expect(await linesOf('2031-03')).toEqual([kitesIn('2031-03', '1000,12.50,12.50')]);
    expect(await linesOf('2031-04')).toEqual([
      '2031-04,PO Books,"Books, Inc.",,Books,The whole campaign,1,300.00,300.00',
      kitesIn('2031-04', '40041,12.50,500.51'),
      '2031-04,PO Shop,"Shop, Inc.",,Shop,A click,3,0.29,0.87',
    ]);
  });
});

describe('the report of a campaign', () => {
  const { call, missing } = watchContract([
    'listSoldCampaigns',
    'getAdReport',
    'downloadAdReport',
    'withdrawReports',
  ]);
  const reader = () => site.visitor();
  const signed = (campaign: number, lastDay: string) =>
    signReport(site.cms.payload.secret, { campaign, lastDay, round: 0 });

  it('opens for whoever has its link, and says what was booked, delivered and thrown out', async () => {
    const { payload } = site.cms;
    const campaign = await sell('Crab Week', 900, 'fixed');
    const booking = { goalKind: 'impressions', goal: 5_000, endDate: '2099-01-01T12:00:00.000Z' } as const;
    const ad = await createAd(payload, { name: 'Crabs', campaign: campaign.id, ...booking });
    const shop = await createFeaturedBusiness(payload, { name: 'Crab Shop', campaign: campaign.id });
    // No promise yet.
    await createAd(payload, { name: 'More crabs', campaign: campaign.id, isActive: false });
    await countDays('ad', ad.id, [
      ['impression', '2026-11-01', 1_000],
      ['viewable', '2026-11-01', 600],
      ['impression', '2026-11-03', 200],
      ['click', '2026-11-03', 12],
    ]);
    await countDays('featured', shop.id, [['phone', '2026-11-03', 3]]);
    await count('ad', ad.id, [
      ['impression', 1_200],
      ['impression', 50, 'bot'],
    ]);
    const sold = (await call(staff, 'listSoldCampaigns', 200)).json() as SoldCampaign[];
    const row = sold.find(({ id }) => id === campaign.id);
    expect(row).toMatchObject({ advertiser: 'Crab Week, Inc.', price: 900, priceKind: 'fixed' });

    const token = row?.report.path.split('/').at(-1) ?? '';
    const report = (await call(reader(), 'getAdReport', 200, { params: { token } })).json() as AdReport;
    expect(report).toMatchObject({
      campaign: 'Crab Week',
      orderNumber: 'PO Crab Week',
      totals: { impressions: 1_200, viewable: 600, viewableRate: '50.00', clicks: 15, ctr: '1.25' },
      flights: [
        { name: 'Crabs', state: 'Live', goal: 5_000, delivered: 1_200 },
        { name: 'Crab Shop', state: 'Live', goal: null },
      ],
      pages: [{ name: 'Home page', impressions: 1_200, clicks: 15 }],
      pictures: [
        { name: 'Crabs', clicks: 12, firstDay: '2026-11-01', lastDay: '2026-11-03' },
        { name: 'Crab Shop', clicks: 3, firstDay: '2026-11-03', lastDay: '2026-11-03' },
      ],
      traffic: [{ event: 'impression', received: 1_250, counted: 1_200, discarded: { bot: 50 } }],
    });
    expect(report.days.slice(0, 3)).toMatchObject([
      { name: '2026-11-01', impressions: 1_000 },
      { name: '2026-11-02', impressions: 0 },
      { name: '2026-11-03', impressions: 200, clicks: 15 },
    ]);
    expect(JSON.stringify(report)).not.toContain('900');
    const csv = await call(reader(), 'downloadAdReport', 200, { params: { token } });
    expect(csv.text).toContain('\r\n2026-11-03,200,0,0.00,15,7.50\r\n');
    const page = await site.send(row?.report.path ?? '');
    expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex, nofollow',
    ]);
    expect(page.text).toContain('How we count');

    await staff.call('DELETE', `/api/admin/ads/${ad.id}`);
    const after = (await call(reader(), 'getAdReport', 200, { params: { token } })).json() as AdReport;
    expect([after.totals, after.flights[0]]).toMatchObject([
      report.totals,
      { state: 'Ended', delivered: 1_200 },
    ]);
  });

  it('has a link that opens for as long as was chosen, until all links so far are withdrawn at once', async () => {
    const campaign = await sell('Withdrawn', 1, 'click');
    const linkFor = async (days: number) => {
      const sold = (await call(staff, 'listSoldCampaigns', 200, { query: `?days=${days}` })).json();
      const report = (sold as SoldCampaign[]).find(({ id }) => id === campaign.id)?.report;
      return { lastDay: report?.lastDay ?? '', token: report?.path.split('/').at(-1) ?? '' };
    };
    const [month, year] = [await linkFor(30), await linkFor(365)];
    expect(Date.parse(year.lastDay) - Date.parse(month.lastDay)).toBe(335 * 24 * 60 * 60 * 1000);
    await call(staff, 'listSoldCampaigns', 400, { query: '?days=7' });
    await Promise.all([1, 2].map(() => call(staff, 'withdrawReports', 200, { params: { id: campaign.id } })));
    await call(staff, 'withdrawReports', 400, { params: { id: 'none' } });
    await call(staff, 'withdrawReports', 404, { params: { id: 999_999 } });
    for (const { token } of [month, year]) {
      const answer = await call(reader(), 'getAdReport', 410, { params: { token } });
      expect(answer.text).toMatch(/^This link has been withdrawn\./);
    }
    expect((await site.send(`/reports/${year.token}`)).text).toContain('This link has been withdrawn.');
    const fresh = await linkFor(30);
    await call(reader(), 'getAdReport', 200, { params: { token: fresh.token } });
  });

  it('says so in words if the link is wrong or has expired', async () => {
    const campaign = await sell('Over', 1, 'click');
    const old = { params: { token: signed(campaign.id, '2026-01-31') } };
    const none = { params: { token: signed(999_999, '2099-01-31') } };
    const long = { params: { token: 'a'.repeat(201) } };
    await call(reader(), 'downloadAdReport', 400, long);
    await call(reader(), 'getAdReport', 400, long);
    await call(reader(), 'downloadAdReport', 410, old);
    await call(reader(), 'downloadAdReport', 404, none);
    expect((await call(reader(), 'getAdReport', 410, old)).text).toMatch(/^This link has expired\./);
    expect((await call(reader(), 'getAdReport', 404, none)).text).toMatch(/^There’s no report/);
    const forged = signed(campaign.id, '2026-01-31').replace('2026', '2099');
    await call(reader(), 'getAdReport', 404, { params: { token: forged } });
    for (const [token, status, words] of [
      [old.params.token, 410, 'This link has expired.'],
      [forged, 404, 'There’s no report at this address.'],
    ] as const) {
      const page = await site.send(`/reports/${token}`);
      expect([page.status, page.headers['cache-control']]).toEqual([status, 'no-store']);
      expect(page.text).toContain(words);
    }
    expect(missing()).toEqual([]);
  });
});

describe('the pages of a campaign and its flights', () => {
  const { call, missing } = watchContract(['listFlights', 'getFlightNumbers', 'listSlotWeeks', 'copyFlight']);

  it('have the numbers of a range by day, page and picture beside those of the days before it', async () => {
    const { payload } = site.cms;
    const campaign = await sell('Oysters', 5, 'click');
    const ad = await createAd(payload, { name: 'Half shell', campaign: campaign.id });
    const shop = await createFeaturedBusiness(payload, { name: 'Raw bar', campaign: campaign.id });
    await countDays('ad', ad.id, [
      ['impression', '2026-03-02', 40],
      ['impression', '2026-03-05', 60],
      ['click', '2026-03-05', 3],
    ]);
    await countDays('featured', shop.id, [['impression', '2026-03-06', 7]]);
    await count('ad', ad.id, [
      ['impression', 60, '', '2026-03-05T15:00:00Z'],
      ['impression', 5, 'staff', '2026-03-05T15:00:00Z'],
      ['impression', 9, 'bot', '2026-03-02T15:00:00Z'],
    ]);
    const numbersOf = async (query: string) =>
      (await call(staff, 'getFlightNumbers', 200, { query })).json() as FlightNumbers;
    const whole = await numbersOf(`?campaign=${campaign.id}&from=2026-03-04&to=2026-03-06`);
    expect(whole).toMatchObject({
      name: 'Oysters',
      totals: { impressions: 67, clicks: 3, ctr: '4.48' },
      days: [{ impressions: 0 }, { name: '2026-03-05', impressions: 60 }, { impressions: 7 }],
      before: [{ name: '2026-03-01' }, { name: '2026-03-02', impressions: 40 }, { name: '2026-03-03' }],
      pages: [{ name: 'Home page', impressions: 67 }],
      pictures: [{ name: 'Half shell' }, { name: 'Raw bar' }],
      traffic: [{ event: 'impression', received: 65, counted: 60, discarded: { staff: 5, bot: 0 } }],
    });
    const one = await numbersOf(`?ad=${ad.id}`);
    expect(one).toMatchObject({ name: 'Half shell', totals: { impressions: 100 }, before: null });
    expect([one.ad?.id, one.business]).toEqual([ad.id, null]);
    expect((await numbersOf(`?business=${shop.id}`)).business?.name).toBe('Raw bar');
    await call(staff, 'getFlightNumbers', 400, { query: `?ad=${ad.id}&campaign=1` });
    await call(staff, 'getFlightNumbers', 404, { query: '?campaign=999999' });
  });

  it('say how each flight comes along, and what is left of the slots in a quarter of weeks', async () => {
    const { payload } = site.cms;
    const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
    const half = { startDate: day(-5), endDate: day(4), goalKind: 'impressions', goal: 1_000 } as const;
    const late = await createAd(payload, { name: 'Late', pages: ['guide'], ...half });
    await site.hears();
    const flights = (await call(staff, 'listFlights', 200)).json() as Flight[];
    const flight = flights.find(({ subject, id }) => subject === 'ad' && id === late.id);
    // Nobody has counted readers for a week here, so it goes by its own days.
    expect(flight).toMatchObject({ state: 'Behind', missing: 1_000, delivered: 0, pages: ['guide'] });
    const stats = (await staff.get('/api/admin/campaigns/stats')).json() as { id: number }[];
    expect(stats.find(({ id }) => id === late.id)).toMatchObject({ state: 'Behind', missing: 1_000 });
    const slots = (await call(staff, 'listSlotWeeks', 200)).json() as SlotWeeks[];
    expect(slots.map(({ page }) => page)).toEqual(Object.keys(AD_PAGES));
    expect(slots[0]?.weeks.length).toBeGreaterThanOrEqual(12);
    for (const { to } of slots[0]?.weeks ?? []) expect(new Date(to).getUTCDay()).toBe(6);
    const march = (
      await call(staff, 'listSlotWeeks', 200, { query: '?month=2099-03' })
    ).json() as SlotWeeks[];
    expect(march[4]?.weeks).toEqual([{ from: '2099-03-01', to: '2099-03-31', left: null }]);
    await call(staff, 'listSlotWeeks', 400, { query: '?month=March' });
  });

  it('copy a flight as a draft that was never released and has no numbers', async () => {
    const { payload } = site.cms;
    const ad = await createAd(payload, { name: 'Again', goalKind: 'clicks', goal: 9, endDate: '2099-01-01' });
    const shop = await createFeaturedBusiness(payload, { name: 'Again, too' });
    await countDays('ad', ad.id, [['click', '2026-11-01', 4]]);
    for (const [subject, collection, { id, name }] of [
      ['ad', 'ads', ad],
      ['featured', 'featured-businesses', shop],
    ] as const) {
      const answer = await call(staff, 'copyFlight', 201, { params: { subject, id } });
      const copy = await payload.findByID({ collection, id: (answer.json() as { id: number }).id });
      expect(copy).toMatchObject({ isActive: false, releasedAt: null, state: 'Draft' });
      expect(copy.name).toBe(`${name}, copy`);
    }
    const flights = (await staff.get('/api/admin/numbers/flights')).json() as Flight[];
    expect(flights.find(({ name, id }) => name.includes('Again') && id !== ad.id)).toMatchObject({
      state: 'Draft',
      goal: 9,
      delivered: 0,
    });
    await call(staff, 'copyFlight', 404, { params: { subject: 'ad', id: 999_999 } });
    await call(staff, 'copyFlight', 400, { params: { subject: 'story', id: 1 } });
    expect(missing()).toEqual([]);
  });
});

describe('a deleted featured business', () => {
  it('leaves the site at once, is restored with its numbers, and goes for good after 30 days', async () => {
    const { payload } = site.cms;
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    const { id } = await createFeaturedBusiness(payload, { name: 'Florist' });
    const listed = async () =>
      ((await site.send('/api/featured-businesses')).json() as Shown[]).map((one) => one.id);
    const trash = (deletedAt: string | null) =>
      payload.update({ collection: 'featured-businesses', id, data: { deletedAt }, trash: true });
    await expect.poll(listed).toContain(id);
    await trash(new Date().toISOString());
    await expect.poll(listed).not.toContain(id);
    await forgetDeletedAds(payload, inDays(29));
    await trash(null);
    await expect.poll(listed).toContain(id);
    await trash(new Date().toISOString());
    await forgetDeletedAds(payload, inDays(31));
    const where = { id: { equals: id } };
    expect(await payload.count({ collection: 'featured-businesses', where, trash: true })).toEqual({
      totalDocs: 0,
    });
  });
});

describe('the panel', () => {
  async function upload(content: Buffer, name: string) {
    const form = new FormData();
    form.set('_payload', JSON.stringify({}));
    form.set('file', new File([new Uint8Array(content)], name, { type: 'image/png' }));
    return staff.sendForm('/cms/api/ad-images', form);
  }

  it('has the same rules for pictures', async () => {
    const before = [await countPictures(), await filesKept()];
    for (const [content, name, status] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 415],
      [buildPictureBomb(), 'a.png', 413],
      [await buildNoise(1_400, 1_300), 'a.png', 413],
    ] as const) {
      const answer = await upload(content, name);
      expect(answer.status, answer.text).toBe(status);
    }
    expect([await countPictures(), await filesKept()]).toEqual(before);
    const taken = await upload(await buildPicture('jpeg'), 'banner-ads.jpg');
    expect(taken.status).toBe(201);
    expect(taken.json()).toMatchObject({
      doc: { mimeType: 'image/webp', filename: expect.stringMatching(/^[0-9a-f]{18}\.webp$/) },
    });
  });

  it('completes the website of a featured business', async () => {
    const picture = (await upload(await buildPicture('jpeg'), 'frames.jpg')).json() as {
      doc: { id: number };
    };
    const feature = (websiteUrl: string) =>
      staff.call('POST', '/cms/api/featured-businesses', {
        name: 'Frames',
        category: 'Framing',
        location: 'Canton',
        description: 'Frames.',
        image: picture.doc.id,
        websiteUrl,
      });
    const taken = await feature('frames.example/hours');
    expect(taken.status).toBe(201);
    expect(taken.json()).toMatchObject({ doc: { websiteUrl: 'https://frames.example/hours' } });
    const refused = await feature('ask inside');
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Give a web address, such as https://example.com.');
  });
});

describe('the pages of the ad admins', () => {
  it.each(['/admin', '/admin/login'])('%s is neither cached nor indexed', async (address) => {
    for (const turn of [1, 2]) {
      const { status, headers, text } = await site.send(address);
      expect([turn, status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
        turn,
        200,
        'no-store',
        'noindex, nofollow',
      ]);
      expect(text).toContain('<meta name="robots" content="noindex, nofollow"');
    }
  });
});
