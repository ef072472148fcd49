import pLimit from 'p-limit';
import type { Pool } from 'pg';
import { inTransaction } from '../database/in-transaction.ts';
import type { IsAllowed } from '../outbound/public-address.ts';
import { askLink } from './ask-link.ts';
import { collectLinks } from './collect-links.ts';
import { checkOwn } from './dead-links.ts';
import type { LinkState } from './link-use.ts';
import { forgetUnused, storeState, storeUses } from './store-links.ts';

/** Concurrent hosts; each gets one request at a time. */
const HOSTS_AT_ONCE = 8;
/** How long a result counts. */
const LASTS_MS = 7 * 24 * 60 * 60 * 1000;

export interface LinkChecker {
  readonly pool: Pool;
  readonly siteUrl: string;
  /** The status of a path on this site after redirects; `null` without an answer. */
  readonly requestOwnPage: (path: string) => Promise<number | null>;
  readonly isAllowed?: IsAllowed;
}

/**
 * Collects all links again, and checks those whose result no longer counts, until done or stopped. Those of an
 * interrupted check have none yet.
 */
export async function checkDue(checker: LinkChecker, now: Date, stopped: AbortSignal): Promise<void> {
  const outdated = new Date(now.getTime() - LASTS_MS);
  await findLinks(checker);
  await forgetUnused(checker.pool, outdated);
  const { rows } = await checker.pool.query<{ address: string }>(
    'select address from link_checks where checked_at is null or checked_at < $1 order by address',
    [outdated],
  );
  const byHost = Map.groupBy(rows, ({ address }) => (address.startsWith('/') ? '' : new URL(address).host));
  const askHost = async (own: typeof rows) => {
    for (const { address } of own) if (!stopped.aborted) await check(checker, address, stopped);
  };
  await pLimit(HOSTS_AT_ONCE).map([...byHost.values()], askHost);
}

/** Rechecks one address, in the documents as they are now. */
export async function checkAgain(checker: LinkChecker, address: string): Promise<void> {
  await findLinks(checker);
  await check(checker, address);
}

/** Checks addresses that no check has seen yet. */
export async function checkNew(checker: LinkChecker, addresses: readonly string[]): Promise<void> {
  const { rows } = await checker.pool.query<{ address: string }>(
    `insert into link_checks (address) select unnest($1::text[]) on conflict do nothing returning address`,
    [addresses],
  );
  for (const { address } of rows) await check(checker, address);
  if (rows.length > 0) await findLinks(checker);
}

function findLinks({ pool, siteUrl }: LinkChecker): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query('delete from link_uses');
    for await (const uses of collectLinks(client, siteUrl)) await storeUses(client, uses);
  });
}

async function check(
  { pool, siteUrl, requestOwnPage, isAllowed }: LinkChecker,
  address: string,
  stopped?: AbortSignal,
): Promise<void> {
  const isFound = async (statement: string) => (await pool.query(statement)).rows.length > 0;
  const found: LinkState = address.startsWith('/')
    ? await checkOwn(address, { isFound, requestOwnPage })
    : await askLink(address, { siteUrl, isAllowed, stopped });
  if (!stopped?.aborted) await storeState(pool, address, found);
}
