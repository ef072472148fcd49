import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { findVersionRows } from './version-rows.ts';
import { VersionTable } from './version-table.tsx';

/** A document's versions with their authors. Payload’s list shows neither authors nor seconds. */
export async function VersionList(props: DocumentViewServerProps) {
  const {
    initPageResult: { collectionConfig, docID, req },
    versions,
  } = props;
  if (!collectionConfig || docID === undefined) notFound();
  const { slug, labels, admin, flattenedFields } = collectionConfig;
  const table = (
    <VersionTable
      rows={await findVersionRows(props)}
      namesEditors={flattenedFields.some(({ name }) => name === 'lastEditedBy')}
      isPicked={versions?.useVersionDrawerCreatedAtCell ?? false}
    />
  );
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
