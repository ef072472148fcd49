import type { DefaultServerCellComponentProps } from 'payload';

/** Whether readers see the document: "Changed" is only what is on the site, and has a draft that says something else. */
export async function StatusCell({
  cellData,
  collectionSlug,
  i18n: { t },
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  if (cellData === 'published') return <span>{t('version:published')}</span>;
  if (cellData !== 'changed') return <span>{t('version:draft')}</span>;
  const { totalDocs } = await payload.count({
    collection: collectionSlug,
    where: { id: { equals: rowData.id }, _status: { equals: 'published' } },
  });
  return <span>{t(totalDocs > 0 ? 'version:draftHasPublishedVersion' : 'version:draft')}</span>;
}
