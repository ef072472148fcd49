import type { Pool } from 'pg';
import { addressOf } from './collect-links.ts';
import { checkOwn } from './check-links.ts';
import { linksInText } from './links-in-text.ts';
import type { LinksKeeper } from './links-keeper.ts';

export interface DeadLinkOptions extends Pick<LinksKeeper, 'requestOwnPage'> {
  readonly siteUrl: string;
  /** Asks the database, in the caller's transaction. */
  readonly isFound: (statement: string) => Promise<boolean>;
  /** The addresses of the document itself, which readers may not see yet. */
  readonly own: readonly string[];
}

/** A sentence for each link within the site that leads nowhere, except those that its writer keeps. */
export async function findDeadLinks(text: unknown, options: DeadLinkOptions): Promise<string[]> {
  const found: string[] = [];
  for (const { href, words, isKept } of linksInText(text)) {
    if (isKept) continue;
    const problem = await problemOf(href, options);
    if (problem !== null) found.push(`The link “${words}”${problem}`);
  }
  return found;
}

/** How a sentence about a link within the site goes on if it leads nowhere; `null` for all others. */
export async function problemOf(href: string, options: DeadLinkOptions): Promise<string | null> {
  const address = addressOf(href, options.siteUrl);
  if (!address?.startsWith('/') || options.own.includes(address)) return null;
  if ((await checkOwn(address, options)).state !== 'broken') return null;
  return address.startsWith('/cms/')
    ? ' leads to something readers don’t see.'
    : ` leads to ${address}, and we have no such page.`;
}

/** The addresses of other sites in a text. */
export function otherSitesIn(text: unknown, siteUrl: string): string[] {
  const addresses = linksInText(text).map(({ href }) => addressOf(href, siteUrl));
  return addresses.filter((address) => address !== null && !address.startsWith('/')) as string[];
}

/** A sentence for each link to another site that a check found broken. */
export async function findBrokenElsewhere(pool: Pool, text: unknown, siteUrl: string): Promise<string[]> {
  const addresses = otherSitesIn(text, siteUrl);
  if (addresses.length === 0) return [];
  const { rows } = await pool.query<{ address: string; problem: string }>(
    `select address, problem from link_checks where state = 'broken' and not is_ignored and address = any ($1::text[])`,
    [addresses],
  );
  return rows.map(({ address, problem }) => `The link to ${address}: ${problem}`);
}
