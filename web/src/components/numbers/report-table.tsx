import { DISCARD_REASONS, type DiscardReason, type ReportRow, type Traffic } from '#contract/ad-numbers';
import { countText } from '#domain/words/quantities';
import { EVENT_NAMES, percentText, rangeText } from './number-texts.ts';
import { NumbersTable } from './numbers-table.tsx';

interface ReportTableProps {
  readonly title: string;
  /** What a row is of. */
  readonly head: string;
  readonly rows: readonly (ReportRow & Partial<Picture>)[];
}

interface Picture {
  readonly imageUrl: string | null;
  /** When it was first and last counted. */
  readonly firstDay: string;
  readonly lastDay: string;
}

export function ReportTable({ title, head, rows }: ReportTableProps) {
  return (
    <NumbersTable title={title} heads={[head, 'Impressions', 'Viewable', 'Rate', 'Clicks', 'CTR']}>
      {rows.map(({ name, imageUrl, firstDay, lastDay, impressions, viewable, viewableRate, clicks, ctr }) => (
        <tr key={`${name} ${imageUrl}`}>
          <th scope="row">
            {imageUrl && <img src={imageUrl} alt="" width="97" height="25" loading="lazy" />} {name}
            {firstDay && lastDay && <small> {rangeText({ from: firstDay, to: lastDay })}</small>}
          </th>
          <td>{countText(impressions)}</td>
          <td>{countText(viewable)}</td>
          <td>{percentText(viewableRate)}</td>
          <td>{countText(clicks)}</td>
          <td>{percentText(ctr)}</td>
        </tr>
      ))}
    </NumbersTable>
  );
}

const REASONS: Record<DiscardReason, string> = {
  bot: 'Programs that aren’t people',
  staff: 'Our own staff',
  inactive: 'After it was switched off',
  duplicate: 'The same page view again',
  rate: 'Too many from one connection',
};

/** What was received, counted, and thrown out by reason. */
export function DiscardedTable({ traffic }: { readonly traffic: readonly Traffic[] }) {
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
      heads={['Reports', ...traffic.map(({ event }) => EVENT_NAMES[event])]}
    >
      {rows.map(([title, read]) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          {traffic.map((one) => (
            <td key={one.event}>{countText(read(one))}</td>
          ))}
        </tr>
      ))}
    </NumbersTable>
  );
}
