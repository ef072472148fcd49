import { region } from '#city';
import { openDatabase } from '#cms/database/postgres-server';
import pg from 'pg';
import { pino } from 'pino';
import { loadGenerator, putLoad, type LoadResult } from './load.ts';
import { runSite } from './run-site.ts';
import { storeManyEvents } from './store-many-events.ts';

const CONNECTIONS = 64;
/** Enough addresses that none exceeds its limit per minute. */
const VISITORS = 4_000;
const SECONDS = 8;
const WARM_UP_SECONDS = 4;
const EVENTS = 5_000_000;
const ASKED = 20;
const BODY = JSON.stringify({ page: 'home', view: 'bench-page-view' });
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** The dashboard's queries: all time, one month by day, one month by kind of click. */
const DASHBOARD_QUERIES = {
  'all time': `select subject, subject_id, event, reason, sum(count) from ad_hours group by 1, 2, 3, 4`,
  'a month by day': `select (hour at time zone '${region.timeZone}')::date as day, event, sum(count) from ad_hours
    where subject = 'ad' and reason = '' and hour >= now() - interval '30 days' group by 1, 2`,
  'a month, phone against website': `select subject_id, event, sum(count) from ad_hours where subject = 'featured'
    and event in ('phone', 'website') and reason = '' and hour >= now() - interval '30 days' group by 1, 2`,
};

/** Acknowledged events beside single-row inserts, and the dashboard's queries over five million (decisions §15). */
export async function benchTracking(): Promise<void> {
  const site = await runSite(100);
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ databaseUrl: undefined, dataDir: site.dataDir, log });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into ads (name, click_url, image_url) values ('Bench', 'https://example.com/', '/covers/1.svg') returning id`,
    );
    const id = rows[0]?.id ?? 0;
    const click = `${site.url}/api/ads/${id}/click`;
    const warmUp = await post(click, WARM_UP_SECONDS);
    const measured = await post(click, SECONDS);
    const answered = warmUp.answered + measured.answered;
    const { rows: stored } = await client.query<{ raw: number; rolled: number }>(
      `select (select count(*)::int from ad_events) as raw, (select sum(count)::int from ad_hours) as rolled`,
    );
    const single = await singleInsertsPerSecond(database.url, id);
    console.log(
      `Events at ${CONNECTIONS} connections of ${await loadGenerator()}: ${measured.perSecond.toFixed(0)}/s acknowledged (budget 1000), single-row inserts by pg ${single.toFixed(0)}/s`,
    );
    console.log(
      `Answered ${answered}, stored ${stored[0]?.raw}, rolled up ${stored[0]?.rolled} (those in flight at the end are stored, too)`,
    );
    const start = performance.now();
    await storeManyEvents(client, EVENTS);
    console.log(`${EVENTS} events made in ${((performance.now() - start) / 1000).toFixed(0)} s`);
    for (const [name, text] of Object.entries(DASHBOARD_QUERIES)) {
      const times: number[] = [];
      for (let run = 0; run < ASKED; run += 1) {
        const begun = performance.now();
        await client.query(text);
        times.push(performance.now() - begun);
      }
      console.log(
        `Dashboard, ${name}: median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms (budget 100 ms)`,
      );
    }
  } finally {
    await client.end();
    await database.close();
    await site.stop();
  }
}

function post(url: string, seconds: number): Promise<LoadResult> {
  return putLoad({
    url,
    connections: CONNECTIONS,
    method: 'POST',
    body: BODY,
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER },
    visitors: VISITORS,
    seconds,
  });
}

/** Stores each event in its own commit, on as many connections as the site has. */
async function singleInsertsPerSecond(url: string, id: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  const end = Date.now() + SECONDS * 1000;
  let stored = 0;
  const insert = async () => {
    while (Date.now() < end) {
      await pool.query({
        name: 'one event',
        text: `insert into ad_events (id, subject, subject_id, event, page, ip, user_agent, at)
          values (gen_random_uuid(), 'ad', $1, 'click', 'home', '10.0.0.0/24', $2, now())`,
        values: [id, BROWSER],
      });
      stored += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, insert));
  await pool.end();
  return stored / SECONDS;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
