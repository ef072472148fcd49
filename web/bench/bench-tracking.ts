import { openDatabase } from '#cms/database/postgres-server';
import { sumUpOld } from '#cms/tracking/renew-partitions';
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
const ADMIN = { username: 'bench-admin', password: 'a-password-for-the-bench' };
const BODY = JSON.stringify({ page: 'home', view: 'bench-page-view' });
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** What the dashboard asks: its screens, of all time and of a month. */
const DASHBOARD_CALLS = {
  overview: ['campaigns/stats', 'featured-businesses/stats', 'numbers/days', 'numbers/flights'],
  'overview of a month': ['campaigns/stats?MONTH', 'featured-businesses/stats?MONTH', 'numbers/days?MONTH'],
  'campaigns, calendar, reports': ['numbers/campaigns', 'numbers/slots', 'numbers/invoices?month=LAST'],
  'one campaign': ['numbers/detail?campaign=CAMPAIGN', 'numbers/detail?MONTH&campaign=CAMPAIGN'],
} as const;
const ADS = 240;
const BUSINESSES = 60;
/** So many campaigns have all of them. */
const CAMPAIGNS = 50;

/** Acknowledged events beside single-row inserts, and the dashboard's calls over five million (decisions §15). */
export async function benchTracking(): Promise<void> {
  const site = await runSite(100, {
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  });
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
    const flights = await sellFlights(client);
    await storeManyEvents(client, EVENTS, flights);
    // As the hourly clean-up leaves them.
    await sumUpOld(client, new Date());
    await client.query('vacuum full analyze ad_hours');
    console.log(`${EVENTS} events made in ${((performance.now() - start) / 1000).toFixed(0)} s`);
    await timeDashboard(site.url, flights.campaign);
  } finally {
    await client.end();
    await database.close();
    await site.stop();
  }
}

/** Flights with and without goals, on some pages and on all, that began a month ago and run for two more. */
async function sellFlights(
  client: pg.Client,
): Promise<{ ads: number[]; businesses: number[]; campaign: number }> {
  const idsOf = async (text: string) => (await client.query<{ id: number }>(text)).rows.map(({ id }) => id);
  const campaigns = await idsOf(
    `insert into campaigns (name, order_number, price, price_kind)
     select 'Campaign ' || n, 'MS-' || n, 12.5, 'thousand' from generate_series(1, ${CAMPAIGNS}) n returning id`,
  );
  const [campaign = 0] = campaigns;
  const shared = `true, now() - interval '30 days', now() - interval '30 days', now() + n % 60 * interval '1 day',
    (case when n % 4 > 0 then 'impressions' else 'none' end)`;
  const ads = await idsOf(
    `insert into ads (name, click_url, image_url, campaign_id, is_active, released_at, start_date, end_date, goal_kind, goal)
     select 'Ad ' || n, 'https://example.com/', '/covers/1.svg', ${campaign} + n % ${CAMPAIGNS}, ${shared}::enum_ads_goal_kind,
       20000 + n * 50 from generate_series(1, ${ADS}) n returning id`,
  );
  await client.query(
    `insert into ads_pages ("order", parent_id, value) select 1, id, 'guide' from ads where id % 3 = 0`,
  );
  const businesses = await idsOf(
    `insert into featured_businesses (name, category, location, description, sort_order, campaign_id, is_active, released_at,
       start_date, end_date, goal_kind)
     select 'Business ' || n, 'Florist', 'Hampden', 'Flowers.', n, ${campaign} + n % ${CAMPAIGNS}, true, now(), now(), null, 'none'
     from generate_series(1, ${BUSINESSES}) n returning id`,
  );
  return { ads, businesses, campaign };
}

/** Each call as an ad admin makes it, one after another. */
async function timeDashboard(url: string, campaign: number): Promise<void> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(ADMIN),
  });
  const headers = { cookie: answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' };
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  for (const [screen, calls] of Object.entries(DASHBOARD_CALLS)) {
    for (const call of calls) {
      const path = call
        .replace('MONTH', `from=${day(29)}&to=${day(0)}`)
        .replace('LAST', day(30).slice(0, 7))
        .replace('CAMPAIGN', String(campaign));
      const times: number[] = [];
      for (let run = 0; run < ASKED; run += 1) {
        const begun = performance.now();
        const got = await fetch(`${url}/api/admin/${path}`, { headers });
        await got.text();
        if (!got.ok) throw new Error(`${path} answered ${got.status}.`);
        times.push(performance.now() - begun);
      }
      console.log(
        `Dashboard, ${screen}, ${call}: median ${median(times).toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms (budget 100 ms)`,
      );
    }
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
