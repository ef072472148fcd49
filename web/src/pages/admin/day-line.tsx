import type { AdDay } from '#contract/ad-numbers';
import { lazy, Suspense } from 'react';
import styles from './chart.module.css';

// The chart library is larger than the rest of the dashboard: load it separately so the numbers do not wait.
const DayCanvas = lazy(async () => ({ default: (await import('./day-canvas.tsx')).DayCanvas }));

interface DayLineProps {
  readonly title: string;
  readonly total: string;
  /** Absent while loading. */
  readonly days: readonly AdDay[] | undefined;
  readonly value: (day: AdDay) => number;
  readonly text: (value: number) => string;
  readonly color: 'harbor' | 'oldBay' | 'mustard';
  /** Only the lowest of the stacked lines shows the days. */
  readonly withDays?: boolean;
}

/** One metric by day as a line chart, with its name and sum. It is as high before it is drawn as after. */
export function DayLine({ title, total, days, value, text, color, withDays = false }: DayLineProps) {
  return (
    <div className={styles.line}>
      <p className={styles.label}>
        {title} <strong>{total}</strong>
      </p>
      <div className={withDays ? styles.canvasWithDays : styles.canvas}>
        {days && (
          <Suspense fallback={null}>
            <DayCanvas {...{ title, days, value, text, color, withDays }} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
