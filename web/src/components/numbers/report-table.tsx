import { DISCARD_REASONS, type DiscardReason, type ReportRow, type Traffic } from '#contract/ad-numbers';
import { shortDate } from '#domain/calendar/date-texts';
import { countText } from '#domain/words/quantities';
import { EVENT_NAMES, percentText, rangeText } from './number-texts.ts';
import { NumbersTable } from './numbers-table.tsx';

interface ReportTableProps {
  readonly title: string;
  /** What a row is of. */
  readonly head: string;
  readonly rows: readonly (ReportRow & Partial<Picture>)[];
  /** In the same order, what each is compared with. */
  readonly before?: readonly ReportRow[] | undefined;
}

interface Picture {
  readonly imageUrl: string | null;
  /** When it was first and last counted. */
  readonly firstDay: string;
  readonly lastDay: string;
}

const HEADS = ['Impressions', 'Viewable', 'Rate', 'Clicks', 'CTR'];
const BEFORE_HEADS = ['Impressions before', 'Clicks before'];

export function ReportTable({ title, head, rows, before }: ReportTableProps) {
  return (
    <NumbersTable title={title} heads={[head, ...HEADS, ...(before ? BEFORE_HEADS : [])]}>
      {rows.map(({ name, imageUrl, firstDay, lastDay, ...row }, index) => (
        <tr key={`${name} ${imageUrl}`}>
          <th scope="row">
            {imageUrl && <img src={imageUrl} alt="" width="97" height="25" loading="lazy" />} {name}
            {firstDay && lastDay && <small> {rangeText({ from: firstDay, to: lastDay })}</small>}
          </th>
          <td>{countText(row.impressions)}</td>
          <td>{countText(row.viewable)}</td>
          <td>{percentText(row.viewableRate)}</td>
          <td>{countText(row.clicks)}</td>
          <td>{percentText(row.ctr)}</td>
          {before && <td>{countText(before[index]?.impressions ?? 0)}</td>}
          {before && <td>{countText(before[index]?.clicks ?? 0)}</td>}
        </tr>
      ))}
    </NumbersTable>
  );
}

/** The numbers of the chart of days. */
export function DayTable({
  days,
  before,
}: Pick<ReportTableProps, 'before'> & { days: readonly ReportRow[] }) {
  const rows = days.map((day) => ({ ...day, name: shortDate(day.name) }));
  return <ReportTable title="Day by day" head="Day" rows={rows} before={before} />;
}

const REASONS: Record<DiscardReason, string> = {
  bot: 'Programs that aren’t people',
  staff: 'Our own staff',
  inactive: 'After it was switched off',
  duplicate: 'The same page view again',
  rate: 'Too many from one connection',
};

/** What was received, counted, and thrown out by reason, over all of these. */
export function DiscardedTable({ traffic }: { readonly traffic: readonly Traffic[] }) {
  const byEvent = [...Map.groupBy(traffic, ({ event }) => event)];
  const rows: [title: string, read: (one: Traffic) => number][] = [
    ['Received', ({ received }) => received],
    ['Counted', ({ counted }) => counted],
    ...DISCARD_REASONS.map((reason): [string, (one: Traffic) => number] => [
      REASONS[reason],
      ({ discarded }) => discarded[reason],
    ]),
  ];
  return (
    <NumbersTable
      title="What was thrown out"
      heads={['Reports', ...byEvent.map(([event]) => EVENT_NAMES[event])]}
    >
      {rows.map(([title, read]) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          {byEvent.map(([event, all]) => (
            <td key={event}>{countText(all.reduce((sum, one) => sum + read(one), 0))}</td>
          ))}
        </tr>
      ))}
    </NumbersTable>
  );
}
