import { pathOf } from '#domain/addresses/site-pages';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { runInRequest } from '../database/run-in-request.ts';
import { ownSiteUrl, service } from '../start/services.ts';
import { addressOf, linksInText } from './collect-links.ts';
import type { LinkState } from './link-use.ts';
import type { LinksKeeper } from './links-keeper.ts';

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

interface OwnChecker extends Pick<LinksKeeper, 'requestOwnPage'> {
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

/** The document that has the link: it may link to itself before readers see it. */
interface LinkingDocument {
  readonly collection?: string | undefined;
  readonly id?: unknown;
  readonly slug?: unknown;
}

const PATHS: Readonly<Record<string, (slug: string) => string>> = {
  stories: pathOf.story,
  guides: pathOf.guide,
  pages: pathOf.page,
};

/** A sentence for each link within the site that leads nowhere, except those that its writer keeps. */
export async function findDeadLinks(
  req: PayloadRequest,
  text: unknown,
  document?: LinkingDocument,
): Promise<string[]> {
  const found: string[] = [];
  for (const { href, words, isKept } of linksInText(text)) {
    if (isKept) continue;
    const problem = await problemOf(req, href, document);
    if (problem !== null) found.push(`The link “${words}”${problem}`);
  }
  return found;
}

/** How a sentence about a link within the site goes on if it leads nowhere; `null` for all others. */
export async function problemOf(
  req: PayloadRequest,
  href: string,
  { collection = '', id, slug }: LinkingDocument = {},
): Promise<string | null> {
  const address = addressOf(href, ownSiteUrl());
  if (!address?.startsWith('/')) return null;
  const { state } = await checkOwn(address, {
    requestOwnPage: service('links').requestOwnPage,
    isFound: async (statement) => (await runInRequest(req, sql.raw(statement))).length > 0,
  });
  if (state !== 'broken' || address === `/cms/collections/${collection}/${String(id)}`) return null;
  if (typeof slug === 'string' && address === PATHS[collection]?.(slug)) return null;
  return address.startsWith('/cms/')
    ? ' leads to something readers don’t see.'
    : ` leads to ${address}, and we have no such page.`;
}

/** A sentence for each link in a text of a document that leads nowhere, or that a check of other sites found broken. */
export async function linkWarnings(
  req: PayloadRequest,
  text: unknown,
  document: LinkingDocument,
): Promise<string[]> {
  return [...(await findDeadLinks(req, text, document)), ...(await findBrokenElsewhere(req, text))];
}

async function findBrokenElsewhere({ payload }: PayloadRequest, text: unknown): Promise<string[]> {
  const addresses = otherSitesIn(text);
  if (addresses.length === 0) return [];
  const { rows } = await payload.db.pool.query<{ address: string; problem: string }>(
    `select address, problem from link_checks where state = 'broken' and not is_ignored and address = any ($1::text[])`,
    [addresses],
  );
  return rows.map(({ address, problem }) => `The link to ${address}: ${problem}`);
}

/** Other sites may take their time: those that a saved text links to are asked in the background. */
export function checkLinksElsewhere(text: unknown): void {
  const addresses = otherSitesIn(text);
  if (addresses.length > 0) service('links').checkSaved(addresses);
}

function otherSitesIn(text: unknown): string[] {
  const addresses = linksInText(text).map(({ href }) => addressOf(href, ownSiteUrl()));
  return addresses.filter((address) => address !== null && !address.startsWith('/')) as string[];
}
