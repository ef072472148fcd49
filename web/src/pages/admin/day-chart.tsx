import CITY from '#city/region.json';
import type { AdDay, NumbersRange } from '#contract/ad-numbers';
import type { AdStats } from '#contract/ads';
import { clickThrough } from '#domain/ads/click-through';
import { callPath } from '../../api/call.ts';
import { FormField } from '../../ui/form-field.tsx';
import styles from './chart.module.css';
import { ChartTable } from './chart-table.tsx';
import { DayLine } from './day-line.tsx';
import { countText, dayText, percentText } from './number-texts.ts';
import { TableTools } from './table-tools.tsx';

interface DayChartProps {
  /** Absent while loading: the frame is drawn at once, so that nothing below it moves. */
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
      {isEmpty(days ?? adsIn(ads, ad)) ? (
        <p className={styles.none}>No impressions or clicks on these days.</p>
      ) : (
        <DayLines days={days} />
      )}
      <ChartTable
        title="Day by day as a table"
        heads={['Day', 'Impressions', 'Clicks', 'CTR']}
        rows={(days ?? []).map((day) => [
          dayText(day.day),
          countText(day.impressions),
          countText(day.clicks),
          percentText(day.ctr),
        ])}
      />
      <TableTools
        note={`Days run midnight to midnight, ${CITY.name} time. The chart shows up to 366.`}
        csvPath={callPath('downloadNumbers', { query: { table: 'days', ...range, ad } })}
        of="Day by day"
      />
    </figure>
  );
}

function DayLines({ days }: Pick<DayChartProps, 'days'>) {
  const impressions = total(days ?? [], 'impressions');
  const clicks = total(days ?? [], 'clicks');
  return (
    <>
      <DayLine
        title="Impressions"
        total={days ? countText(impressions) : '–'}
        days={days}
        value={(day) => day.impressions}
        text={countText}
        color="harbor"
      />
      <DayLine
        title="Clicks"
        total={days ? countText(clicks) : '–'}
        days={days}
        value={(day) => day.clicks}
        text={countText}
        color="oldBay"
      />
      <DayLine
        title="CTR"
        total={days ? percentText(clickThrough(clicks, impressions)) : '–'}
        days={days}
        value={(day) => Number(day.ctr)}
        text={(value) => `${value}%`}
        color="mustard"
        withDays
      />
    </>
  );
}

type Counted = Pick<AdDay, 'impressions' | 'clicks'>;

/** What the days will sum up to, as far as the table above knows. */
function adsIn(ads: readonly AdStats[], chosen: number | undefined): readonly Counted[] {
  return ads.filter(({ id }) => chosen === undefined || id === chosen);
}

function isEmpty(rows: readonly Counted[]): boolean {
  return total(rows, 'impressions') + total(rows, 'clicks') === 0;
}

function total(rows: readonly Counted[], of: keyof Counted): number {
  return rows.reduce((sum, row) => sum + row[of], 0);
}
