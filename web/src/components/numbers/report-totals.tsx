import type { ReportRow } from '#contract/ad-numbers';
import { countText } from '#domain/words/quantities';
import { percentText } from './number-texts.ts';
import styles from './report-totals.module.css';

export function ReportTotals({ totals }: { readonly totals: ReportRow }) {
  const cards = [
    { title: 'Impressions', value: countText(totals.impressions) },
    { title: 'Viewable', value: percentText(totals.viewableRate) },
    { title: 'Clicks', value: countText(totals.clicks) },
    { title: 'Clicks per impression', value: percentText(totals.ctr) },
  ];
  return (
    <dl className={styles.totals}>
      {cards.map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
