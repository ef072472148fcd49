import { createAd, createFeaturedBusiness } from '#cms/test/advertising';
import { useTestCms } from '#cms/test/use-test-cms';
import { cityDay } from '#domain/calendar/city-time';
import { dateAfter } from '#domain/calendar/calendar-date';
import { toStoredDay } from '#domain/calendar/stored-day';
import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { adsHandlers } from '../endpoints/ads.ts';
import { pagesHandlers } from '../endpoints/pages.ts';
import { findDelivery } from './find-delivery.ts';

const cms = useTestCms();

it('an ad is listed where it is due with its chance, one that cannot reach its goal is behind, and what is left is told', async () => {
  const { payload } = cms;
  const { pool } = payload.db;
  const today = cityDay(new Date());
  await pool.query(
    `insert into slot_hours select page, '', date_trunc('hour', now()) - n * interval '1 hour', 10
     from generate_series(1, 24 * 30) n, unnest(array['home', 'guide']) page`,
  );
  const equal = await createAd(payload, { name: 'House' });
  const guides = await createAd(payload, {
    name: 'Guides',
    pages: ['guide'],
    goalKind: 'impressions',
    goal: 1_000_000,
    startDate: toStoredDay(today),
    endDate: toStoredDay(dateAfter(today, 10)),
  });
  const req = await createLocalReq({}, payload);
  const at = async (page?: string) => {
    const ads = await adsHandlers.listAds({ req, query: { page }, params: {}, body: undefined } as never);
    return ads.map(({ id, share }) => [id, share]);
  };
  expect(await at('home')).toEqual([[equal.id, 1]]);
  expect(await at('guide:thai')).toEqual([[guides.id, 1]]);
  expect(await at('nowhere')).toEqual([]);
  expect((await at()).map(([id]) => id)).toEqual([equal.id, guides.id]);
  // Nobody has been featured before: readers of the home page see those who are.
  const shop = await createFeaturedBusiness(payload, {
    goalKind: 'clicks',
    goal: 5,
    startDate: toStoredDay(today),
    endDate: toStoredDay(dateAfter(today, 10)),
  });
  const delivery = await findDelivery(pool);
  expect(delivery.find('featured', shop.id)).toMatchObject({ state: 'Live', missing: 0 });
  expect(delivery.find('ad', guides.id)?.state).toBe('Behind');
  expect(delivery.left('home', [dateAfter(today, 1)])).toMatchObject({ expected: 240 });
  expect(delivery.left('guide', [dateAfter(today, 200)])).toMatchObject({ expected: 240 });
  expect(delivery.left('guide', [dateAfter(today, -1)])).toMatchObject({ expected: 0 });
  expect(delivery.left('guide', [dateAfter(today, 1)])?.expected).toBeLessThan(60);
  const stats = await adsHandlers.listAdStats({ req, query: {}, params: {}, body: undefined } as never);
  expect(JSON.stringify(stats)).toContain('"state":"Behind"');
  expect(await payload.findByID({ collection: 'ads', id: guides.id })).toMatchObject({
    state: expect.stringMatching(/^Behind by 99\d,\d\d\d$/),
  });
  const site = await pagesHandlers.getSite({ req, query: {}, params: {}, body: undefined } as never);
  expect(site).toMatchObject({ partners: { pages: expect.arrayContaining(['home', 'guide']) } });
});
