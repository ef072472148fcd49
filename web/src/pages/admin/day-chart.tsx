import { countText } from '#domain/words/quantities';
import { shortDate } from '#domain/calendar/date-texts';
import { region } from '#city';
import type { AdDay, NumbersRange } from '#contract/ad-numbers';
import type { AdStats } from '#contract/ads';
import { callPath } from '../../api/call.ts';
import { FormField } from '../../ui/form-field.tsx';
import { ChartTable } from './chart-table.tsx';
import styles from '../../components/numbers/chart.module.css';
import { DayLines, sumOf, type Counted } from '../../components/numbers/day-lines.tsx';
import { percentText } from '../../components/numbers/number-texts.ts';
import { TableTools } from './table-tools.tsx';

interface DayChartProps {
  /** Absent while loading: the frame is drawn at once, so that nothing below it moves. */
  readonly days: readonly AdDay[] | undefined;
  /** As many days, just before them; absent if there are none to compare with. */
  readonly before?: readonly AdDay[] | undefined;
  readonly ads: readonly AdStats[];
  readonly ad: number | undefined;
  readonly range: NumbersRange;
  readonly onAd: (ad: number | undefined) => void;
}

/** Three lines by day, stacked, each with its own scale, and the same numbers as a table. */
export function DayChart({ days, before, ads, ad, range, onAd }: DayChartProps) {
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
      {isEmpty(days ?? adsIn(ads, ad)) ? (
        <p className={styles.none}>No impressions or clicks on these days.</p>
      ) : (
        <DayLines days={days} before={before} />
      )}
      <ChartTable
        title="Day by day as a table"
        heads={[
          'Day',
          'Impressions',
          'Clicks',
          'CTR',
          ...(before ? ['Impressions before', 'Clicks before'] : []),
        ]}
        rows={(days ?? []).map((day, index) => [
          shortDate(day.day),
          countText(day.impressions),
          countText(day.clicks),
          percentText(day.ctr),
          ...(before
            ? [countText(before[index]?.impressions ?? 0), countText(before[index]?.clicks ?? 0)]
            : []),
        ])}
      />
      <TableTools
        note={`Days run midnight to midnight, ${region.name} time. The chart shows up to 366.`}
        csvPath={callPath('downloadNumbers', { query: { table: 'days', ...range, ad } })}
        of="Day by day"
      />
    </figure>
  );
}

/** What the days will sum up to, as far as the table above knows. */
function adsIn(ads: readonly AdStats[], chosen: number | undefined): readonly Counted[] {
  return ads.filter(({ id }) => chosen === undefined || id === chosen);
}

function isEmpty(rows: readonly Counted[]): boolean {
  return sumOf(rows, 'impressions') + sumOf(rows, 'clicks') === 0;
}
