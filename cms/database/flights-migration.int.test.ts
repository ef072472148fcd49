import { expect, it } from 'vitest';
import { quietLog } from '../test/quiet-log.ts';
import { useTestDatabase } from '../test/use-test-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const BEFORE = migrations.findIndex(({ name }) => name.endsWith('_flights'));
const database = useTestDatabase('empty');

it('ads that become flights keep every count, by page as far as single events tell', async () => {
  const { client, url } = database;
  await migrate(url, migrations.slice(0, BEFORE), quietLog);
  await client.query(
    `create table ad_events_2026_11 partition of ad_events for values from ('2026-11-01') to ('2026-12-01');
     insert into ads (id, name, click_url, image_url, is_active) values (7, 'Kites', 'https://kites.example/', '/a.png', false);
     insert into ad_events (id, subject, subject_id, event, reason, page, at) values
       (gen_random_uuid(), 'ad', 7, 'impression', null, 'home', '2026-11-03T02:00:00Z'),
       (gen_random_uuid(), 'ad', 7, 'impression', null, 'made-up', '2026-11-03T02:10:00Z'),
       (gen_random_uuid(), 'ad', 7, 'impression', 'bot', 'home', '2026-11-03T02:20:00Z');
     insert into ad_hours values
       ('ad', 7, 'impression', '', '2026-11-03T02:00:00Z', 2), ('ad', 7, 'impression', 'bot', '2026-11-03T02:00:00Z', 1),
       ('ad', 7, 'impression', '', '2026-02-01T05:00:00Z', 40), ('featured', 7, 'phone', '', '2026-02-01T05:00:00Z', 3)`,
  );
  await migrate(url, migrations, quietLog);
  const text = async (query: string) =>
    (await client.query<{ row: string }>(query)).rows.map(({ row }) => row);
  expect(
    await text(`select concat_ws(' ', subject, event, page, day, count) as row from ad_days order by 1`),
  ).toEqual([
    'ad impression home 2026-11-02 1',
    'ad impression other 2026-02-01 40',
    'ad impression other 2026-11-02 1',
    'featured phone other 2026-02-01 3',
  ]);
  expect(await text(`select concat_ws(' ', page, count) as row from slot_hours`)).toEqual(['home 1']);
  expect(await text(`select (released_at is not null)::text as row from ads`)).toEqual(['true']);
  // A partition made before takes what slots report.
  await client.query(
    `insert into ad_events (id, subject, subject_id, event, at) values (gen_random_uuid(), 'slot', 0, 'impression', '2026-11-04')`,
  );
});
