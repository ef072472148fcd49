import type { DiscardReason, Traffic } from '#contract/ad-numbers';
import { DISCARD_REASONS } from '#contract/ad-numbers';
import type { ReportRow } from '#contract/ad-report';
import { countText } from '#domain/words/quantities';
import type { ReactNode } from 'react';
import { EVENT_NAMES, percentText } from '../../components/numbers/number-texts.ts';
import styles from '../../components/numbers/numbers-table.module.css';

interface ReportTableProps {
  readonly title: string;
  /** What a row is of. */
  readonly head: string;
  readonly rows: readonly (ReportRow & { readonly imageUrl?: string | null })[];
}

export function ReportTable({ title, head, rows }: ReportTableProps) {
  return (
    <Frame title={title} heads={[head, 'Impressions', 'Viewable', 'Rate', 'Clicks', 'CTR']}>
      {rows.map(({ name, imageUrl, impressions, viewable, viewableRate, clicks, ctr }) => (
        <tr key={`${name} ${imageUrl}`} className={styles.begin}>
          <th scope="row">
            {imageUrl && <img src={imageUrl} alt="" width="97" height="25" loading="lazy" />} {name}
          </th>
          <td>{countText(impressions)}</td>
          <td>{countText(viewable)}</td>
          <td>{percentText(viewableRate)}</td>
          <td>{countText(clicks)}</td>
          <td>{percentText(ctr)}</td>
        </tr>
      ))}
    </Frame>
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
    <Frame title="What was thrown out" heads={['Reports', ...traffic.map(({ event }) => EVENT_NAMES[event])]}>
      {rows.map(([title, read]) => (
        <tr key={title} className={styles.begin}>
          <th scope="row">{title}</th>
          {traffic.map((one) => (
            <td key={one.event}>{countText(read(one))}</td>
          ))}
        </tr>
      ))}
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

function Frame({ title, heads, children }: FrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling
    <div role="region" aria-label={title} tabIndex={0} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
