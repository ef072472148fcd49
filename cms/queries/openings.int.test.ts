import { createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { presentClosings } from '#cms/presenters/closings';
import { dateAfter } from '#domain/calendar/calendar-date';
import { cityDay } from '#domain/calendar/city-time';
import { toStoredDay } from '#domain/calendar/stored-day';
import { expect, it } from 'vitest';
import { listClosedLately } from './openings.ts';

const cms = useTestCms();

it('lists what closed for good in the last year, each with what has opened there since', async () => {
  const ago = (days: number) => dateAfter(cityDay(new Date()), -days);
  const closed = (name: string, days: number, rest: object = {}) =>
    createRestaurant(cms.payload, { name, status: 'closed', closedOn: toStoredDay(ago(days)), ...rest });
  await closed('Old Salt', 60, { address: '1 Thames St', neighborhood: 'Fells Point' });
  await closed('Long Gone', 400);
  await closed('Nobody Knows', 0, { closedOn: null });
  await closed('Draft', 5, { _status: 'draft' });
  await closed('“Tom’s” <b>', 20, { neighborhood: 'Hampden' });
  const opened = (name: string, days: number, rest: object) =>
    createRestaurant(cms.payload, { name, openedOn: toStoredDay(ago(days)), ...rest });
  const there = await opened('New Salt', 30, { address: '1 Thames St', neighborhood: 'Fells Point' });
  await opened('Newer Nearby', 10, { neighborhood: 'Fells Point' });
  await opened('Before', 25, { neighborhood: 'Hampden' });
  const marked = await createRestaurant(cms.payload, { name: 'Marked Today', neighborhood: 'Canton' });
  await cms.payload.update({ collection: 'restaurants', id: marked.id, data: { status: 'closed' } });

  const found = await listClosedLately(cms.payload);
  expect(found.map(({ name, closedOn, after }) => [name, closedOn, after])).toEqual([
    ['Marked Today', ago(0), null],
    ['“Tom’s” <b>', ago(20), null],
    ['Old Salt', ago(60), { id: there.id, name: 'New Salt', isThere: true }],
  ]);
  const [list] = presentClosings(found);
  expect(list).toMatchObject({
    html: expect.stringMatching(
      /“Tom’s” &lt;b&gt;<\/a> \(American, Hampden\) closed in .*Now at its address: <a href="\/restaurants\/\d+">New Salt<\/a>\./,
    ),
  });
  expect(presentClosings([])).toEqual([]);
});
