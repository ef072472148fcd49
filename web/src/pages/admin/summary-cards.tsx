import { countText } from '#domain/words/quantities';
import type { AdStats } from '#contract/ads';
import { clickThrough } from '#domain/ads/click-through';
import { sumUp } from '../../components/numbers/day-lines.tsx';
import { percentText } from '../../components/numbers/number-texts.ts';
import styles from './summary-cards.module.css';

/** The four cards of spec 2 §2: totals of the table below. */
export function SummaryCards({ ads }: { readonly ads: readonly AdStats[] | undefined }) {
  const { impressions, clicks } = sumUp(ads ?? []);
  const active = (ads ?? []).filter(({ state }) => state === 'Live' || state === 'Behind').length;
  const cards = [
    { title: 'Total Impressions', value: countText(impressions), note: 'Times an ad was shown' },
    { title: 'Total Clicks', value: countText(clicks), note: 'Clicks on all ads' },
    {
      title: 'Overall CTR',
      value: percentText(clickThrough(clicks, impressions)),
      note: 'Clicks divided by impressions',
    },
    { title: 'Active Ads', value: countText(active), note: `Out of ${ads ? countText(ads.length) : '–'}` },
  ];
  return (
    <dl className={styles.cards}>
      {cards.map(({ title, value, note }) => (
        <div key={title} className={styles.card}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.value}>{ads ? value : '–'}</dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
