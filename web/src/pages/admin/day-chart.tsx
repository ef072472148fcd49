import { countText } from '#domain/words/quantities';
import { shortDate } from '#domain/calendar/date-texts';
import { region } from '#city';
import type { AdDay, NumbersRange } from '#contract/ad-numbers';
import type { AdStats } from '#contract/ads';
import { clickThrough } from '#domain/ads/click-through';
import {
  CategoryScale,
  Chart,
  type ChartOptions,
  Filler,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { Line } from 'react-chartjs-2';
import { callPath } from '../../api/call.ts';
import { FormField } from '../../ui/form-field.tsx';
import { ChartTable } from './chart-table.tsx';
import styles from './chart.module.css';
import { percentText } from './number-texts.ts';
import { TableTools } from './table-tools.tsx';
import { useChartColors } from './use-chart-colors.ts';

Chart.register(CategoryScale, LinearScale, LineElement, PointElement, Filler, Tooltip);
Chart.defaults.font.family = "'Figtree Variable', system-ui, sans-serif";

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
          shortDate(day.day),
          countText(day.impressions),
          countText(day.clicks),
          percentText(day.ctr),
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

/** The lines of `DayChart`. */
export function DayLines({ days }: Pick<DayChartProps, 'days'>) {
  const impressions = sumOf(days ?? [], 'impressions');
  const clicks = sumOf(days ?? [], 'clicks');
  return (
    <>
      <DayLine
        title="Impressions"
        total={days ? countText(impressions) : '–'}
        days={days}
        value={(day) => day.impressions}
        text={countText}
        color="deep"
      />
      <DayLine
        title="Clicks"
        total={days ? countText(clicks) : '–'}
        days={days}
        value={(day) => day.clicks}
        text={countText}
        color="accent"
      />
      <DayLine
        title="CTR"
        total={days ? percentText(clickThrough(clicks, impressions)) : '–'}
        days={days}
        value={(day) => Number(day.ctr)}
        text={(value) => `${value}%`}
        color="highlight"
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
  return sumOf(rows, 'impressions') + sumOf(rows, 'clicks') === 0;
}

function sumOf(rows: readonly Counted[], of: keyof Counted): number {
  return rows.reduce((sum, row) => sum + row[of], 0);
}

interface DayLineProps {
  readonly title: string;
  readonly total: string;
  /** Absent while loading. */
  readonly days: readonly AdDay[] | undefined;
  readonly value: (day: AdDay) => number;
  readonly text: (value: number) => string;
  readonly color: 'deep' | 'accent' | 'highlight';
  /** Only the lowest of the stacked lines shows the days. */
  readonly withDays?: boolean;
}

/** One metric by day as a line chart, with its name and sum. It is as high before it is drawn as after. */
function DayLine({ title, total, days, value, text, color, withDays = false }: DayLineProps) {
  return (
    <div className={styles.line}>
      <p className={styles.label}>
        {title} <strong>{total}</strong>
      </p>
      <div className={withDays ? styles.canvasWithDays : styles.canvas}>
        {days && <DayCanvas {...{ title, days, value, text, color, withDays }} />}
      </div>
    </div>
  );
}

/** With more points than this, the dots would overlap. */
const MAX_DOTS = 45;

type DayCanvasProps = Required<Omit<DayLineProps, 'total' | 'days'>> & { readonly days: readonly AdDay[] };

/** The drawing of one metric by day. */
function DayCanvas({ title, days, value, text, color, withDays }: DayCanvasProps) {
  const colors = useChartColors();
  const options: ChartOptions<'line'> = {
    animation: false,
    maintainAspectRatio: false,
    interaction: { mode: 'index', intersect: false },
    plugins: {
      tooltip: {
        displayColors: false,
        callbacks: { label: ({ parsed }) => `${title}: ${text(parsed.y ?? 0)}` },
      },
    },
    scales: {
      x: {
        display: withDays,
        grid: { display: false },
        ticks: { align: 'inner', color: colors.soft, maxRotation: 0, autoSkipPadding: 24 },
      },
      y: {
        beginAtZero: true,
        // Fixed width on all three charts, so that their days line up.
        afterFit: (axis) => {
          axis.width = 56;
        },
        grid: { color: colors.line },
        border: { display: false },
        ticks: { color: colors.soft, maxTicksLimit: 4, callback: (tick) => text(Number(tick)) },
      },
    },
  };
  return (
    <Line
      role="img"
      aria-label={`${title} by day. The table below has the same numbers.`}
      options={options}
      data={{
        labels: days.map(({ day }) => shortDate(day)),
        datasets: [
          {
            data: days.map(value),
            borderColor: colors[color],
            backgroundColor: `${colors[color]}22`,
            fill: true,
            borderWidth: 2,
            pointRadius: days.length > MAX_DOTS ? 0 : 2.5,
            pointBackgroundColor: colors[color],
            pointHitRadius: 12,
          },
        ],
      }}
    />
  );
}
