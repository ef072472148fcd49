import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import styles from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { countText } from './number-texts.ts';

const BusinessCanvas = lazy(async () => ({
  default: (await import('./business-canvas.tsx')).BusinessCanvas,
}));

interface BusinessChartProps {
  readonly businesses: readonly FeaturedBusinessStats[];
}

/** Calls against website visits per business, with the same numbers as a table. */
export function BusinessChart({ businesses }: BusinessChartProps) {
  const hasClicks = businesses.some(({ totalClicks }) => totalClicks > 0);
  return (
    <figure className={styles.figure} aria-labelledby="phone-website">
      <figcaption className={styles.head}>
        <h3 id="phone-website" className={styles.title}>
          Phone vs. website
        </h3>
        {hasClicks && (
          <ul className={styles.legend} role="list">
            <li>
              <span className={clsx(styles.swatch, styles.phone)} /> Phone clicks
            </li>
            <li>
              <span className={clsx(styles.swatch, styles.website)} /> Website clicks
            </li>
          </ul>
        )}
      </figcaption>
      {hasClicks ? (
        <div className={styles.bars} data-rows={Math.min(businesses.length, 12)}>
          <Suspense fallback={null}>
            <BusinessCanvas businesses={businesses} />
          </Suspense>
        </div>
      ) : (
        <p className={styles.none}>No phone or website clicks on these days.</p>
      )}
      <ChartTable
        title="Phone vs. website as a table"
        heads={['Business', 'Phone clicks', 'Website clicks']}
        rows={businesses.map(({ name, phoneClicks, websiteClicks }) => [
          name,
          countText(phoneClicks),
          countText(websiteClicks),
        ])}
      />
    </figure>
  );
}
