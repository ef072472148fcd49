import { isRecord } from '#cms/rich-text/text-node';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { VersionTable, type VersionRow } from './version-table.tsx';

const ARTICLES = ['guides', 'pages', 'stories'] as const;

/** The versions of an article, with who wrote each: Payload’s list names nobody, and no seconds. */
export async function ArticleVersions({
  hasPublishedDoc,
  initPageResult: { collectionConfig, docID, req },
  versions,
}: DocumentViewServerProps) {
  const slug = ARTICLES.find((one) => one === collectionConfig?.slug);
  if (!collectionConfig || slug === undefined || docID === undefined) notFound();
  const { labels, admin } = collectionConfig;
  // All of them: an article keeps thirty.
  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: { parent: { equals: docID } },
    select: { updatedAt: true, version: { _status: true, lastEditedBy: true } },
    sort: '-updatedAt',
    pagination: false,
    depth: 1,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const live = hasPublishedDoc ? docs.find(({ version }) => version._status === 'published') : undefined;
  const rows = docs.map(({ id, updatedAt, version }, index): VersionRow => ({
    id: String(id),
    path: `/cms/collections/${slug}/${docID}/versions/${id}`,
    at: updatedAt,
    by: nameOf(version.lastEditedBy),
    state: stateOf(version._status === 'published', { isLive: id === live?.id, isNewest: index === 0 }),
  }));
  const table = <VersionTable rows={rows} isPicked={versions?.useVersionDrawerCreatedAtCell ?? false} />;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        pluralLabel={labels.plural}
        useAsTitle={admin.useAsTitle}
        view={req.t('version:versions')}
      />
      <main className="versions">
        {versions?.disableGutter ? table : <Gutter className="versions__wrap">{table}</Gutter>}
      </main>
    </>
  );
}

function stateOf(isPublished: boolean, { isLive, isNewest }: { isLive: boolean; isNewest: boolean }): string {
  if (isPublished) return isLive ? 'Live now' : 'Was live';
  return isNewest ? 'Newest draft' : 'Draft';
}

function nameOf(editor: unknown): string | null {
  return isRecord(editor) && typeof editor.username === 'string' ? editor.username : null;
}
