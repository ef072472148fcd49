import { createRestaurant, createStory } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { cityDay } from '#domain/calendar/city-time';
import { findWeekNews } from '#cms/queries/week-news';
import { expect, it } from 'vitest';

const cms = useTestCms();
const now = new Date();
const TODAY = `${cityDay(now)}T12:00:00.000Z`;

const place = (name: string, rating: number, more: object = {}) =>
  createRestaurant(cms.payload, { name, rating, neighborhood: 'Canton', category: `Of ${name}`, ...more });

/** Everything stored so far was stored two weeks ago. */
const twoWeeksPass = () =>
  cms.payload.db.pool.query(`update _restaurants_v set updated_at = updated_at - interval '14 days'`);

it('the week’s news is what differs from a week ago, without a stored order', async () => {
  const { payload } = cms;
  const old = [];
  for (const at of [1, 2, 3, 4, 5, 6]) old.push(await place(`Old ${at}`, 4 - at / 10));
  await twoWeeksPass();
  expect(await findWeekNews(payload, now)).toMatchObject({ opened: [], closed: [], changedGuides: [] });

  const ids = old.map(({ id }) => id);
  const update = (id: number | undefined, data: object) =>
    payload.update({ collection: 'restaurants', id: id ?? 0, data: { ...data, _status: 'published' } });
  // A change that no order shows is no news.
  await update(ids[0], { description: 'Now with a patio.' });
  expect((await findWeekNews(payload, now)).changedGuides).toEqual([]);

  await place('Newcomer', 4.9, { openedOn: TODAY });
  await update(ids[5], { status: 'closed' });
  expect(await findWeekNews(payload, now)).toMatchObject({
    opened: [{ title: 'Newcomer', day: cityDay(now) }],
    closed: [{ id: ids[5], title: 'Old 6', isForGood: true }],
    changedGuides: [{ title: expect.stringContaining('Canton'), entered: ['Newcomer'] }],
  });
});

it('a place with a story is news no longer', async () => {
  const { id } = await place('Storied', 3, { openedOn: TODAY });
  const titles = async () => (await findWeekNews(cms.payload, now)).opened.map(({ title }) => title);
  expect(await titles()).toContain('Storied');
  await createStory(cms.payload, {
    title: 'Storied again',
    publishDate: TODAY,
    restaurant: id,
  });
  expect(await titles()).not.toContain('Storied');
});

it('a holiday within three weeks counts the places whose hours nobody confirmed', async () => {
  const christmas = new Date('2026-12-10T17:00:00Z');
  const find = async () =>
    (await findWeekNews(cms.payload, christmas)).holidays.find(({ date }) => date === '2026-12-25');
  const { id } = await place('Open on Christmas', 3);
  const before = (await find())?.unconfirmed ?? 0;
  expect(before).toBeGreaterThan(0);
  await cms.payload.update({
    collection: 'restaurants',
    id,
    data: { specialHours: [{ date: '2026-12-25T12:00:00.000Z', opens: '12:00', closes: '20:00' }] },
  });
  expect(await find()).toMatchObject({ unconfirmed: before - 1 });
});
