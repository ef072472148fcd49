import { pathOf } from '#domain/addresses/site-pages';
import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { findDeadLinks, otherSitesIn, type DeadLinkOptions } from '../../links/dead-links.ts';
import { ownSiteUrl, service } from '../../start/services.ts';
import { refuseFields } from '../refuse-fields.ts';
import { runInRequest } from '../run-in-request.ts';
import { findPlannedPublications } from './planned-publications.ts';

const PATHS: Readonly<Record<string, (slug: string) => string>> = {
  stories: pathOf.story,
  guides: pathOf.guide,
  pages: pathOf.page,
};

/** How links are checked within a request; a document may link to itself before readers see it. */
export function checkingIn(
  req: PayloadRequest,
  collection = '',
  { id, slug }: { id?: unknown; slug?: unknown } = {},
): DeadLinkOptions {
  const path = typeof slug === 'string' ? PATHS[collection]?.(slug) : undefined;
  return {
    own: [`/cms/collections/${collection}/${String(id)}`, ...(path === undefined ? [] : [path])],
    siteUrl: ownSiteUrl(),
    requestOwnPage: service('links').requestOwnPage,
    isFound: async (statement) => (await runInRequest(req, sql.raw(statement))).length > 0,
  };
}

type Before = Parameters<CollectionBeforeChangeHook>[0];

/**
 * Nothing is published with a link that leads nowhere unless its writer says so, in the link. A scheduled publication
 * was asked about when it was scheduled: it goes out with what has broken since, which the weekly check reports.
 */
export async function refuseDeadLinks({
  collection,
  context,
  data,
  originalDoc,
  req,
}: Before): Promise<void> {
  if (data._status !== 'published' || context.isRestoringVersion) return;
  const id: unknown = originalDoc?.id;
  const [dead] = await findDeadLinks(data.body, checkingIn(req, collection.slug, { id, slug: data.slug }));
  if (dead === undefined) return;
  const planned = await findPlannedPublications(req, { collection: collection.slug, id });
  if (planned.some(({ processing }) => processing)) return;
  const message = `${dead} Mend it, or open the link and tick “${KEEP_LINK}.”`;
  refuseFields(req, collection, [{ path: 'body', message }]);
}

export const KEEP_LINK = 'Keep it even if it leads nowhere';

/** Other sites may take their time: they are asked in the background. */
export function checkLinksElsewhere({ collection, doc }: Parameters<CollectionAfterChangeHook>[0]): void {
  const addresses = otherSitesIn(doc.body, ownSiteUrl());
  const source = { collection: collection.slug as 'stories' | 'guides' | 'pages', docId: doc.id };
  if (addresses.length > 0) service('links').checkSaved(source, addresses);
}
