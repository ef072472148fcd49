import type { AdDay, NumbersRange } from '#contract/ad-numbers';
import type { AdStats } from '#contract/ads';
import { clickThrough } from '#domain/ads/click-through';
import { callPath } from '../../api/call.ts';
import { FormField } from '../../ui/form-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { DayLine } from './day-line.tsx';
import { countText, dayText, percentText } from './number-texts.ts';
import { TableTools } from './table-tools.tsx';
import { useChartColors } from './use-chart-colors.ts';

interface DayChartProps {
  readonly days: readonly AdDay[] | undefined;
  readonly ads: readonly AdStats[];
  readonly ad: number | undefined;
  readonly range: NumbersRange;
  readonly onAd: (ad: number | undefined) => void;
}

/** Three lines by day, stacked, each with its own scale, and the same numbers as a table. */
export function DayChart({ days, ads, ad, range, onAd }: DayChartProps) {
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
              <option value="">All ads</option>
              {ads.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </figcaption>
      {days === undefined ? (
        <p role="status" className={styles.waiting}>
          <Spinner /> Loading…
        </p>
      ) : (
        <>
          {total(days, 'impressions') + total(days, 'clicks') === 0 ? (
            <p className={styles.none}>No impressions or clicks on these days.</p>
          ) : (
            <DayLines days={days} />
          )}
          <ChartTable
            title="Day by day as a table"
            heads={['Day', 'Impressions', 'Clicks', 'CTR']}
            rows={days.map((day) => [
              dayText(day.day),
              countText(day.impressions),
              countText(day.clicks),
              percentText(day.ctr),
            ])}
          />
          <TableTools
            note="Days run midnight to midnight, Baltimore time. The chart shows up to 366."
            csvPath={callPath('downloadNumbers', { query: { table: 'days', ...range, ad } })}
            of="Day by day"
          />
        </>
      )}
    </figure>
  );
}

function DayLines({ days }: { readonly days: readonly AdDay[] }) {
  const colors = useChartColors();
  return (
    <>
      <DayLine
        title="Impressions"
        total={countText(total(days, 'impressions'))}
        days={days}
        value={(day) => day.impressions}
        text={countText}
        color={colors.harbor}
        colors={colors}
      />
      <DayLine
        title="Clicks"
        total={countText(total(days, 'clicks'))}
        days={days}
        value={(day) => day.clicks}
        text={countText}
        color={colors.oldBay}
        colors={colors}
      />
      <DayLine
        title="CTR"
        total={percentText(clickThrough(total(days, 'clicks'), total(days, 'impressions')))}
        days={days}
        value={(day) => Number(day.ctr)}
        text={(value) => `${value}%`}
        color={colors.mustard}
        colors={colors}
        withDays
      />
    </>
  );
}

function total(days: readonly AdDay[], of: 'impressions' | 'clicks'): number {
  return days.reduce((sum, day) => sum + day[of], 0);
}
