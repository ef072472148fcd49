import type { Pool } from 'pg';
import type { IsAllowed } from '../outbound/public-address.ts';
import { askLink } from './ask-link.ts';
import { collectLinks, type LinkSource } from './collect-links.ts';
import type { LinkState } from './link-use.ts';
import { forgetUnused, forgetUses, sourcesOf, storeState, storeUses } from './store-links.ts';

/** Concurrent hosts; each gets one request at a time. */
const HOSTS_AT_ONCE = 8;
/** Typed text may match: limits the digits to those of record ids. */
const DOCUMENT = /^\/cms\/collections\/(\w+)\/(\d{1,9})$/;
/** Collections that a text can link to, with the condition for a visible document. */
const SHOWN = new Map(
  Object.entries({
    restaurants: `_status = 'published'`,
    stories: `_status = 'published'`,
    guides: `_status = 'published'`,
    pages: `_status = 'published'`,
    authors: 'true',
    cuisines: 'not coalesce(hidden, false)',
    neighborhoods: 'true',
  }),
);

export interface LinkChecker {
  readonly pool: Pool;
  readonly siteUrl: string;
  /** The status of a path on this site after redirects; `null` while the site is not listening. */
  readonly requestOwnPage: (path: string) => Promise<number | null>;
  readonly isAllowed?: IsAllowed;
}

/** Collects all links again and deletes those that are gone. */
export async function findLinks({ pool, siteUrl }: LinkChecker): Promise<void> {
  await forgetUses(pool);
  for await (const uses of collectLinks(pool, { siteUrl })) await storeUses(pool, uses);
  await forgetUnused(pool);
}

/** Checks links not checked since then, until done or stopped. */
export async function checkDue(checker: LinkChecker, since: Date, stopped: AbortSignal): Promise<void> {
  const { rows } = await checker.pool.query<{ address: string }>(
    'select address from link_checks where checked_at is null or checked_at < $1 order by address',
    [since],
  );
  const byHost = Map.groupBy(
    rows.map(({ address }) => address),
    (address) => (address.startsWith('/') ? '' : new URL(address).host),
  );
  const hosts = [...byHost.values()];
  const askHosts = async () => {
    for (let addresses = hosts.pop(); addresses && !stopped.aborted; addresses = hosts.pop()) {
      for (const address of addresses) {
        if (stopped.aborted) return;
        await storeState(checker.pool, address, await check(checker, address, stopped));
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, askHosts));
}

/** Rechecks one address, in the documents as they are now. */
export async function checkAgain(checker: LinkChecker, address: string): Promise<void> {
  const { pool } = checker;
  for (const source of await sourcesOf(pool, address)) await collectAgain(checker, source);
  await forgetUnused(pool);
  await storeState(pool, address, await check(checker, address));
}

async function check(
  { pool, siteUrl, requestOwnPage, isAllowed }: LinkChecker,
  address: string,
  stopped?: AbortSignal,
): Promise<LinkState> {
  if (!address.startsWith('/')) return askLink(address, { siteUrl, isAllowed, stopped });
  const isFound = async (statement: string) => (await pool.query(statement)).rows.length > 0;
  return checkOwn(address, { isFound, requestOwnPage });
}

interface OwnChecker extends Pick<LinkChecker, 'requestOwnPage'> {
  readonly isFound: (statement: string) => Promise<boolean>;
}

/** Whether a link within this site leads to something that readers see. */
export async function checkOwn(address: string, { isFound, requestOwnPage }: OwnChecker): Promise<LinkState> {
  const [, collection = '', id = ''] = DOCUMENT.exec(address) ?? [];
  const shown = SHOWN.get(collection);
  if (shown !== undefined) {
    return (await isFound(`select 1 from ${collection} where id = ${id} and ${shown}`))
      ? { state: 'ok' }
      : { state: 'broken', problem: 'It leads to something readers don’t see.' };
  }
  const status = await requestOwnPage(address);
  if (status === null || status >= 500) return { state: 'unknown' };
  return status < 400 ? { state: 'ok' } : { state: 'broken', problem: 'We have no such page.' };
}

/** Checks addresses of other sites that no check has seen yet, and notes that this document contains them. */
export async function checkNew(checker: LinkChecker, source: LinkSource, addresses: string[]): Promise<void> {
  const { pool } = checker;
  const { rows } = await pool.query<{ address: string }>(
    `insert into link_checks (address) select unnest($1::text[]) on conflict do nothing returning address`,
    [addresses],
  );
  for (const { address } of rows) await storeState(pool, address, await check(checker, address));
  await collectAgain(checker, source);
}

async function collectAgain({ pool, siteUrl }: LinkChecker, source: LinkSource): Promise<void> {
  await forgetUses(pool, source);
  for await (const uses of collectLinks(pool, { siteUrl, only: source })) await storeUses(pool, uses);
}
