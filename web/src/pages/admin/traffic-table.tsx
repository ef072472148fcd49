import { countText } from '#domain/words/quantities';
import { DISCARD_REASONS, type DiscardReason, type Traffic } from '#contract/ad-numbers';
import { EVENT_NAMES } from '../../components/numbers/number-texts.ts';
import styles from '../../components/numbers/numbers-table.module.css';

interface TrafficTableProps {
  readonly title: string;
  readonly rows: readonly {
    readonly id: number;
    readonly name: string;
    readonly traffic: readonly Traffic[];
  }[];
}

const REASONS: Record<DiscardReason, string> = {
  bot: 'Bot',
  staff: 'Staff',
  inactive: 'Inactive',
  duplicate: 'Duplicate',
  rate: 'Too many',
};

const discardedOf = ({ discarded }: Traffic) =>
  DISCARD_REASONS.reduce((sum, reason) => sum + discarded[reason], 0);

/** Received = counted + discarded, for each kind of report, with the reasons (decisions §9). */
export function TrafficTable({ title, rows }: TrafficTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{title}</summary>
      <p className={styles.note}>
        Every report is either counted or thrown out for one reason, so received = counted + discarded.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling */}
      <div role="region" aria-label={title} tabIndex={0} className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Reports</th>
              <th scope="col">Received</th>
              <th scope="col">= Counted</th>
              <th scope="col">+ Discarded</th>
              {DISCARD_REASONS.map((reason) => (
                <th key={reason} scope="col">
                  {REASONS[reason]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.flatMap(({ id, name, traffic }) =>
              traffic.map((one, index) => (
                <tr key={`${id} ${one.event}`} className={index === 0 ? styles.begin : undefined}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={traffic.length}>
                      {name}
                    </th>
                  )}
                  <th scope="row">{EVENT_NAMES[one.event]}</th>
                  <td>{countText(one.received)}</td>
                  <td>{countText(one.counted)}</td>
                  <td>{countText(discardedOf(one))}</td>
                  {DISCARD_REASONS.map((reason) => (
                    <td key={reason}>{countText(one.discarded[reason])}</td>
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </details>
  );
}
