import { region } from '#city';
import type { NumbersRange } from '#contract/ad-numbers';
import type { AdStats } from '#contract/ads';
import { callPath } from '../../api/call.ts';
import { FormField } from '../../ui/form-field.tsx';
import styles from '../../components/numbers/chart.module.css';
import { DayLines, sumUp, type DayLinesProps } from '../../components/numbers/day-lines.tsx';
import { NumbersDetails } from '../../components/numbers/numbers-details.tsx';
import { DayTable } from '../../components/numbers/report-table.tsx';
import { TableTools } from './table-tools.tsx';

interface DayChartProps extends DayLinesProps {
  readonly ads: readonly AdStats[];
  readonly ad: number | undefined;
  readonly range: NumbersRange;
  readonly onAd: (ad: number | undefined) => void;
}

/** Three lines by day, stacked, each with its own scale, and the same numbers as a table. */
export function DayChart({ days, before, ads, ad, range, onAd }: DayChartProps) {
  // What the days will sum up to, as far as the table above knows.
  const { impressions, clicks } = sumUp(days ?? ads.filter(({ id }) => ad === undefined || id === ad));
  return (
    <figure className={styles.figure} aria-labelledby="day-by-day">
      <figcaption className={styles.head}>
        <h3 id="day-by-day" className={styles.title}>
          Day by day
        </h3>
        <FormField label="Ad">
          {(control) => (
            <select
              {...control}
              value={ad ?? ''}
              onChange={({ target }) => onAd(target.value === '' ? undefined : Number(target.value))}
            >
              <option value="">All ads, also deleted ones</option>
              {ads.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </figcaption>
      {impressions + clicks === 0 ? (
        <p className={styles.none}>No impressions or clicks on these days.</p>
      ) : (
        <DayLines days={days} before={before} />
      )}
      <NumbersDetails title="Day by day as a table">
        <DayTable days={days ?? []} before={before} />
      </NumbersDetails>
      <TableTools
        note={`Days run midnight to midnight, ${region.name} time. The chart shows up to 366.`}
        csvPath={callPath('downloadNumbers', { query: { table: 'days', ...range, ad } })}
        of="Day by day"
      />
    </figure>
  );
}
