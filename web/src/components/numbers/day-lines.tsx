import { shortDate } from '#domain/calendar/date-texts';
import type { ReportRow } from '#contract/ad-numbers';
import { clickThrough } from '#domain/ads/click-through';
import { countText } from '#domain/words/quantities';
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
import styles from './chart.module.css';
import { changeText } from './number-texts.ts';
import { useChartColors } from './use-chart-colors.ts';

Chart.register(CategoryScale, LinearScale, LineElement, PointElement, Filler, Tooltip);
Chart.defaults.font.family = "'Figtree Variable', system-ui, sans-serif";

export type Counted = Pick<ReportRow, 'impressions' | 'clicks'>;

interface Metric {
  readonly title: string;
  readonly color: 'deep' | 'accent' | 'highlight';
  /** Of a day, or of all days together. */
  readonly value: (counted: Counted) => number;
  readonly text: (value: number) => string;
  /** How a difference is written. */
  readonly changed: (amount: number) => string;
}

const METRICS: readonly Metric[] = [
  {
    title: 'Impressions',
    color: 'deep',
    value: ({ impressions }) => impressions,
    text: countText,
    changed: countText,
  },
  { title: 'Clicks', color: 'accent', value: ({ clicks }) => clicks, text: countText, changed: countText },
  {
    title: 'CTR',
    color: 'highlight',
    value: ({ clicks, impressions }) => Number(clickThrough(clicks, impressions)),
    text: (value) => `${Number.isInteger(value) ? value : value.toFixed(2)}%`,
    changed: (points) => `${points.toFixed(2)} points`,
  },
];

export interface DayLinesProps {
  /** Absent while loading: the frame is drawn at once, so that nothing below it moves. */
  readonly days: readonly ReportRow[] | undefined;
  /** As many days, just before them; absent if there are none to compare with. */
  readonly before?: readonly ReportRow[] | undefined;
}

/** Three lines by day, stacked, each with its own scale: as high before they are drawn as after. */
export function DayLines({ days, before }: DayLinesProps) {
  const [sum, past] = [days && sumUp(days), before && sumUp(before)];
  return (
    <>
      {before && (
        <p className={styles.label}>Dashed lines and changes: the {countText(before.length)} days before.</p>
      )}
      {METRICS.map((metric, index) => {
        const { title, value, text, changed } = metric;
        // Only the lowest of the stacked lines shows the days.
        const withDays = index === METRICS.length - 1;
        return (
          <div key={title} className={styles.line}>
            <p className={styles.label}>
              {title} <strong>{sum ? text(value(sum)) : '–'}</strong>{' '}
              {sum && past && `(${changeText(value(sum), value(past), changed)})`}
            </p>
            <div className={withDays ? styles.canvasWithDays : styles.canvas}>
              {days && <DayCanvas {...{ metric, days, before, withDays }} />}
            </div>
          </div>
        );
      })}
    </>
  );
}

export function sumUp(rows: readonly Counted[]): Counted {
  const total = (of: keyof Counted) => rows.reduce((sum, row) => sum + row[of], 0);
  return { impressions: total('impressions'), clicks: total('clicks') };
}

/** With more points than this, the dots would overlap. */
const MAX_DOTS = 45;
/** The line of the days before. */
const DASHED = { borderDash: [5, 4], borderWidth: 1.5, pointRadius: 0 };

interface DayCanvasProps {
  readonly metric: Metric;
  readonly days: readonly ReportRow[];
  readonly before: readonly ReportRow[] | undefined;
  readonly withDays: boolean;
}

function DayCanvas({ metric: { title, value, text, color }, days, before, withDays }: DayCanvasProps) {
  const colors = useChartColors();
  const options: ChartOptions<'line'> = {
    animation: false,
    maintainAspectRatio: false,
    interaction: { mode: 'index', intersect: false },
    plugins: {
      tooltip: {
        displayColors: false,
        callbacks: {
          label: ({ parsed, datasetIndex }) =>
            `${datasetIndex === 0 ? title : 'Before'}: ${text(parsed.y ?? 0)}`,
        },
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
        labels: days.map(({ name }) => shortDate(name)),
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
          ...(before ? [{ data: before.map(value), ...DASHED, borderColor: colors.soft }] : []),
        ],
      }}
    />
  );
}
