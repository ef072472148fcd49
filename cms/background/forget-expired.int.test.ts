import { useTestCms } from '#cms/test/use-test-cms';
import { createAdmin } from '#cms/test/factories';
import { expect, it } from 'vitest';
import { forgetExpired } from './forget-expired.ts';

const cms = useTestCms();

it('sessions and failed jobs end with their time', async () => {
  const { pool } = cms.payload.db;
  const { id } = await createAdmin(cms.payload, ['editor']);
  const now = new Date('2033-06-20T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  for (const days of [-1, 1])
    await pool.query(
      'insert into admins_sessions (_order, _parent_id, id, created_at, expires_at) values (1, $1, $2, $3, $3)',
      [id, `session of ${days}`, daysAgo(days)],
    );
  for (const days of [89, 91])
    await pool.query('insert into payload_jobs (has_error, updated_at) values (true, $1)', [daysAgo(days)]);
  await forgetExpired(pool, now);
  const { rows } = await pool.query(
    `select (select string_agg(id, ', ') from admins_sessions) as sessions, (select count(*)::int from payload_jobs) as jobs`,
  );
  expect(rows).toEqual([{ sessions: 'session of -1', jobs: 1 }]);
});
