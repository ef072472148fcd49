import type { Pool } from 'pg';
import type { IsAllowed } from '../outbound/public-address.ts';
import { askLink } from './ask-link.ts';
import { collectLinks, type LinkSource } from './collect-links.ts';
import { checkOwn } from './dead-links.ts';
import type { LinkState } from './link-use.ts';
import { forgetUnused, forgetUses, sourcesOf, storeState, storeUses } from './store-links.ts';

/** Concurrent hosts; each gets one request at a time. */
const HOSTS_AT_ONCE = 8;

export interface LinkChecker {
  readonly pool: Pool;
  readonly siteUrl: string;
  /** The status of a path on this site after redirects; `null` without an answer. */
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
