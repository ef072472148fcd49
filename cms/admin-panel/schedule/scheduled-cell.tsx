import { momentText } from '#domain/calendar/date-texts';
import { findSchedule } from '#cms/queries/schedule';
import type { DefaultServerCellComponentProps } from 'payload';

/** List cell for an article's scheduled change. */
export async function ScheduledCell({ collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
  const path = `/cms/collections/${collectionSlug}/${String(rowData.id)}`;
  const entry = (await findSchedule(payload)).find((one) => one.path === path);
  if (!entry) return null;
  const { action, at, problem } = entry;
  const what = action === 'publish' ? 'Goes live' : 'Comes down';
  return <a href="/cms/schedule">{problem === null ? `${what} ${momentText(at)}` : `${what}: failed`}</a>;
}
