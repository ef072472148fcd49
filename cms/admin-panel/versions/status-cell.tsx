import { dueText } from '#domain/calendar/date-texts';
import { findSchedule } from '#cms/queries/schedule';
import type { DefaultServerCellComponentProps } from 'payload';

/**
 * Whether readers see the document, and what is scheduled for it: "Changed" is only what is on the site, and has a draft
 * that says something else.
 */
export async function StatusCell(props: DefaultServerCellComponentProps) {
  const path = `/cms/collections/${props.collectionSlug}/${String(props.rowData.id)}`;
  const due = (await findSchedule(props.payload)).find((entry) => entry.path === path);
  const status = await statusOf(props);
  if (!due) return <span>{status}</span>;
  return (
    <a href="/cms/schedule">
      {status === props.i18n.t('version:draft') ? dueText(due) : `${status}. ${dueText(due)}`}
    </a>
  );
}

async function statusOf({
  cellData,
  collectionSlug,
  i18n: { t },
  payload,
  rowData,
}: DefaultServerCellComponentProps): Promise<string> {
  if (cellData === 'published') return t('version:published');
  if (cellData !== 'changed') return t('version:draft');
  const { totalDocs } = await payload.count({
    collection: collectionSlug,
    where: { id: { equals: rowData.id }, _status: { equals: 'published' } },
  });
  return t(totalDocs > 0 ? 'version:draftHasPublishedVersion' : 'version:draft');
}
