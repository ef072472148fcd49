import { instantDayText, momentText, weekdayDate } from '#domain/calendar/date-texts';
import { isRecord } from '#domain/is-record';
import { signUpPlaceText } from '#domain/people/newsletter-words';
import Link from 'next/link';
import type { DefaultServerCellComponentProps, Payload, RelationshipField } from 'payload';
import type { ReactNode } from 'react';

/** List cell for a day stored as `2026-11-24`. */
export function DayCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' && cellData !== '' ? weekdayDate(cellData) : null;
}

/** List cell for a moment, in the city's time as everywhere in the desk; Payload's is in the computer's. */
export function MomentCell({ cellData, field }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string' || cellData === '') return null;
  const { date } = (field.admin ?? {}) as { date?: { pickerAppearance?: string } };
  return date?.pickerAppearance === 'dayOnly' ? instantDayText(cellData) : momentText(cellData);
}

/** List cell for where a subscriber signed up. */
export function SignUpPlaceCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' ? signUpPlaceText(cellData) : null;
}

/** List cell for a field of several names, which Payload shows as code. */
export function NamesCell({ cellData }: DefaultServerCellComponentProps) {
  return Array.isArray(cellData) ? cellData.join(', ') : null;
}

/**
 * The names of the records that a row refers to. Payload's own cell loads them once a row is in view, shows “None” until
 * then, and an id for what has no name.
 */
export async function RelatedCell(props: DefaultServerCellComponentProps) {
  const { cellData, field, i18n, payload } = props;
  const { relationTo } = field as RelationshipField;
  if (typeof relationTo !== 'string') return null;
  const ids = [cellData].flat().filter((id) => typeof id === 'number');
  const names = await Promise.all(ids.map((id) => nameOf(payload, relationTo, id)));
  return (
    <Linked {...props}>
      {names.map((name) => name ?? i18n.t('general:untitled')).join(', ') || i18n.t('general:noLabel')}
    </Linked>
  );
}

type LinkedProps = Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'link' | 'linkURL' | 'rowData'>;

/** The first cell of a row leads to its record. */
function Linked({ children, collectionSlug, link, linkURL, rowData }: LinkedProps & { children: ReactNode }) {
  if (!link) return <span>{children}</span>;
  return (
    <Link href={linkURL ?? `/cms/collections/${collectionSlug}/${rowData.id}`} prefetch={false}>
      {children}
    </Link>
  );
}

async function nameOf(
  payload: Payload,
  collection: Extract<RelationshipField['relationTo'], string>,
  id: number,
): Promise<string | null> {
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin;
  const doc: unknown = await payload.findByID({
    collection,
    id,
    select: { [useAsTitle]: true },
    depth: 0,
    disableErrors: true,
  });
  if (!isRecord(doc)) return 'Deleted';
  const name = doc[useAsTitle];
  return typeof name === 'string' && name !== '' ? name : null;
}
