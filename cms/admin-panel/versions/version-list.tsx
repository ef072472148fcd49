import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { findVersionRows } from './version-rows.ts';
import { VersionTable } from './version-table.tsx';

/** A document's versions with their authors. Payload’s list shows neither authors nor seconds. */
export async function VersionList(props: DocumentViewServerProps) {
  const {
    initPageResult: { collectionConfig, docID, globalConfig, req },
    versions,
  } = props;
  const config = collectionConfig ?? globalConfig;
  if (!config) notFound();
  const table = (
    <VersionTable
      rows={await findVersionRows(props)}
      namesEditors={config.flattenedFields.some(({ name }) => name === 'lastEditedBy')}
      isPicked={versions?.useVersionDrawerCreatedAtCell ?? false}
    />
  );
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalLabel={globalConfig?.label}
        globalSlug={globalConfig?.slug}
        id={docID}
        pluralLabel={collectionConfig?.labels.plural}
        useAsTitle={collectionConfig?.admin.useAsTitle}
        view={req.t('version:versions')}
      />
      <main className="versions">
        {versions?.disableGutter ? table : <Gutter className="versions__wrap">{table}</Gutter>}
      </main>
    </>
  );
}
