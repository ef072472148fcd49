import { createRestaurant } from '#cms/test/factories';
import { importsOf } from '#cms/test/import-file';
import { openTestCms, type TestCms } from '#cms/test/open-test-cms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportMap } from '../map/known-maps.ts';

let cms: TestCms;
let imports: ReturnType<typeof importsOf>;
beforeAll(async () => {
  cms = await openTestCms('none');
  imports = importsOf(cms);
});
afterAll(() => cms.close());

async function stored() {
  const { rows } = await cms.payload.db.pool.query<{ days: unknown }>(
    'select to_jsonb(s) as days from restaurants_special_hours s order by _parent_id, _order',
  );
  return rows.map(({ days }) => days);
}

it('special days are exported, import back unchanged, are changed by a file, and are restored exactly by an undo', async () => {
  await createRestaurant(cms.payload, {
    name: 'Holiday Inn and Out',
    hoursKnown: true,
    specialHours: [
      { date: '2026-12-24T17:00:00.000Z', opens: '10:00', closes: '15:00' },
      { date: '2026-12-25T12:00:00.000Z' },
    ],
  });
  const before = await stored();
  const out = await imports.export('csv');
  expect(out).toContain('2026-12-24 10:00-15:00|2026-12-25');
  expect((await imports.plan(await imports.write(out), exportMap)).totals).toMatchObject({ unchanged: 1 });

  const changed = out.replace('10:00-15:00|2026-12-25', '11:00-14:00|2026-12-25|2027-01-01');
  const { id } = await imports.plan(await imports.write(changed), exportMap);
  expect((await imports.rows(id))[0]).toMatchObject({
    action: 'update',
    given: {
      specialHours: [
        { date: '2026-12-24', opens: '11:00', closes: '14:00' },
        { date: '2026-12-25', opens: null, closes: null },
        { date: '2027-01-01', opens: null, closes: null },
      ],
    },
  });
  await imports.commit(id);
  expect(await imports.export('csv')).toContain('2026-12-24 11:00-14:00|2026-12-25|2027-01-01');
  expect((await imports.plan(await imports.write(changed), exportMap)).totals).toMatchObject({
    unchanged: 1,
  });
  await imports.undo(id);
  expect(await stored()).toEqual(before);
});
