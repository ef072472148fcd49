import { isRecord } from '#domain/is-record';
import type { DraftedGlobal } from '#domain/guides/editorial-words';
import type { DocumentViewServerProps } from 'payload';

const VERSIONED = ['awards', 'guides', 'pages', 'restaurants', 'stories'] as const;

/** A version of a document, as named in the list of versions and on its page. */
export interface VersionRow {
  readonly id: string;
  readonly path: string;
  readonly at: string;
  /** Unknown if not written by staff, or before authors were recorded. */
  readonly by: string | null;
  readonly state: string;
}

/** All versions of the open document, the newest first: thirty at most are kept. */
export async function findVersionRows({
  hasPublishedDoc,
  initPageResult: { collectionConfig, docID, globalConfig, req },
}: DocumentViewServerProps): Promise<VersionRow[]> {
  const slug = VERSIONED.find((one) => one === collectionConfig?.slug);
  const asked = {
    sort: '-updatedAt',
    pagination: false,
    depth: 1,
    overrideAccess: false,
    user: req.user,
    req,
  } as const;
  const { docs } =
    slug === undefined
      ? // Payload selects nothing within a version of a global.
        await req.payload.findGlobalVersions({ ...asked, slug: globalConfig?.slug as DraftedGlobal })
      : await req.payload.findVersions({
          ...asked,
          collection: slug,
          where: { parent: { equals: docID } },
          select: { updatedAt: true, version: { _status: true, lastEditedBy: true } },
        });
  const live = hasPublishedDoc ? docs.find(({ version }) => version._status === 'published') : undefined;
  return docs.map(({ id, updatedAt, version }, index) => ({
    id: String(id),
    path: `/cms/${globalConfig ? `globals/${globalConfig.slug}` : `collections/${slug}/${docID}`}/versions/${id}`,
    at: updatedAt,
    by: 'lastEditedBy' in version ? nameOf(version.lastEditedBy) : null,
    state: stateOf(version._status === 'published', { isLive: id === live?.id, isNewest: index === 0 }),
  }));
}

function stateOf(isPublished: boolean, { isLive, isNewest }: { isLive: boolean; isNewest: boolean }): string {
  if (isPublished) return isLive ? 'Live now' : 'Was live';
  return isNewest ? 'Newest draft' : 'Draft';
}

function nameOf(editor: unknown): string | null {
  return isRecord(editor) && typeof editor.username === 'string' ? editor.username : null;
}
