import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '#cms/test/run-program';
import { lockOn } from '#cms/database/advisory-locks';
import { expect, it } from 'vitest';
import { METRICS_HEADERS } from '../../metrics-token.ts';
import { site } from '../site/empty-site.ts';

async function numbers(): Promise<string> {
  const answer = await site.send({ path: '/metrics', headers: METRICS_HEADERS });
  expect(answer.status).toBe(200);
  return answer.text;
}

it('counts requests by route and by cache result, never by a made-up address', async () => {
  await site.hears();
  for (const address of [
    '/cuisines',
    '/cuisines',
    // So many digits that no number of bytes has them by chance.
    '/api/restaurants/1474711474',
    '/wp-login.php',
    '/api/made-up',
  ]) {
    await site.send(address);
  }
  const text = await numbers();
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/cuisines",status="200"\} 2$/m,
  );
  expect(text).toMatch(/_count\{method="GET",route="\/api\/restaurants\/\{id\}",status="404"\} 1$/m);
  expect(text).toMatch(/^marble_step_cache_lookups_total\{result="hit"\} 1$/m);
  expect(text).not.toMatch(/1474711474|wp-login|made-up/);
});

it('covers database, search, tracking, jobs, backups and memory', async () => {
  const backups = path.join(site.cms.database.dataDir, 'backups');
  await mkdir(backups);
  await writeFile(path.join(backups, 'marble-step-20260101T000000Z.tar.gz'), '');
  const { pool } = site.cms.payload.db;
  await pool.query(
    `insert into payload_jobs (task_slug, has_error, updated_at, created_at) values ('schedulePublish', true, now(), now())`,
  );
  // Index updates wait for this lock.
  const busy = await pool.connect();
  await lockOn(busy, 'postgresIndex');
  await pool.query(
    `insert into search_changes (engine, kind, place_id, seq, changed_at) values ('postgres', 'nothing', 1, 1, now() - interval '1 hour')`,
  );
  const text = await numbers().finally(() => busy.release(true));
  expect(text).toMatch(/^marble_step_database_up 1$/m);
  expect(text).toMatch(/^marble_step_database_connections\{state="waiting"\} 0$/m);
  expect(text).toMatch(/^marble_step_search_lag_seconds\{engine="postgres"\} 3[56]\d\d$/m);
  expect(text).toMatch(/^marble_step_tracking_waiting_events 0$/m);
  expect(text).toMatch(/^marble_step_jobs\{state="failed"\} 1$/m);
  expect(text).toMatch(/^marble_step_newest_backup_timestamp_seconds 1\d{9}/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
});

it('has every metric that the dashboard and the alerts use', async () => {
  const text = await numbers();
  const files = ['grafana-dashboard.json', 'alert-rules.yml'].map((name) =>
    readFile(path.join(ROOT, 'docs', 'operating', name), 'utf8'),
  );
  const all = (await Promise.all(files)).join('\n');
  const asked = all.match(/\b(?:marble_step|http|process|nodejs)_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(10);
  for (const name of new Set(asked)) {
    expect(text, name).toMatch(new RegExp(`^${name}(?:\\{| )`, 'm'));
  }
  for (const [, name = '', label = ''] of all.matchAll(/\b(marble_step\w+|http_\w+)\{(\w+)/g)) {
    expect(text, `${name} by ${label}`).toMatch(new RegExp(`^${name}\\{(?:.*,)?${label}="`, 'm'));
  }
});

it('reads the database’s current state at each scrape', async () => {
  await numbers();
  const { pool } = site.cms.payload.db;
  await pool.query('delete from payload_jobs');
  expect(await numbers()).toMatch(/^marble_step_jobs\{state="failed"\} 0$/m);
});

it('is readable only with the token, even from this machine', async () => {
  const ask = (headers: Record<string, string>) => site.send({ path: '/metrics', headers });
  const refused = await ask({});
  expect(refused.status).toBe(401);
  expect(refused.headers['www-authenticate']).toBe('Bearer');
  expect(refused.text).toContain('METRICS_TOKEN');
  expect((await ask({ authorization: 'Bearer only-for-others' })).status).toBe(401);
  expect((await ask({ ...METRICS_HEADERS, 'x-forwarded-for': '9.9.9.9' })).status).toBe(200);
  const withoutToken = await site.another({ METRICS_TOKEN: undefined });
  expect((await withoutToken('/metrics')).status).toBe(401);
});

it('responds while the database is away, and reports that', async () => {
  await site.withoutDatabase(async () => {
    await expect.poll(numbers, { timeout: 60_000 }).toMatch(/^marble_step_database_up 0$/m);
    expect(await numbers()).not.toMatch(/^marble_step_search_lag_seconds\{/m);
  });
});
