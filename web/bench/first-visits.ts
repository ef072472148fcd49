import { openDatabase } from '#cms/database/postgres-server';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';

/** The pages of the sample city. */
const MAX_PAGES = 840;
/** The site is notified of a publish, and its search index follows. */
const HEARD_WITHIN_MS = 1_000;

/** Indexable pages: the addresses in the sitemaps of the sitemap index. */
export async function readPages(url: string): Promise<string[]> {
  const pathsIn = async (path: string) => {
    const xml = await (await fetch(url + path)).text();
    return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, found]) => found || '/');
  };
  const pages: string[] = [];
  for (const sitemap of await pathsIn('/sitemap.xml')) pages.push(...(await pathsIn(sitemap)));
  return pages.slice(0, MAX_PAGES);
}

/** Updates a place without changing it, which clears all caches. */
export async function publish(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, log: pino({ level: 'silent' }) });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('update restaurants set name = name where id = (select min(id) from restaurants)');
    await sleep(HEARD_WITHIN_MS);
  } finally {
    await client.end();
    await database.close();
  }
}
