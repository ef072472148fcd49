import { shortDate } from '#domain/calendar/date-texts';
import type { AdDay } from '#contract/ad-numbers';
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
import { changeText, percentText } from './number-texts.ts';
import { useChartColors } from './use-chart-colors.ts';

Chart.register(CategoryScale, LinearScale, LineElement, PointElement, Filler, Tooltip);
Chart.defaults.font.family = "'Figtree Variable', system-ui, sans-serif";

interface DayLinesProps {
  /** Absent while loading: the frame is drawn at once, so that nothing below it moves. */
  readonly days: readonly AdDay[] | undefined;
  /** As many days, just before them; absent if there are none to compare with. */
  readonly before?: readonly AdDay[] | undefined;
}

/** Three lines by day, stacked, each with its own scale. */
export function DayLines({ days, before }: DayLinesProps) {
  const impressions = sumOf(days ?? [], 'impressions');
  const clicks = sumOf(days ?? [], 'clicks');
  const [impressionsBefore, clicksBefore] = [
    sumOf(before ?? [], 'impressions'),
    sumOf(before ?? [], 'clicks'),
  ];
  const change = (value: number, past: number, text: (amount: number) => string) =>
    days && before ? changeText(value, past, text) : undefined;
  return (
    <>
      {before && (
        <p className={styles.label}>Dashed lines and changes: the {countText(before.length)} days before.</p>
      )}
      <DayLine
        title="Impressions"
        total={days ? countText(impressions) : '–'}
        change={change(impressions, impressionsBefore, countText)}
        days={days}
        before={before}
        value={(day) => day.impressions}
        text={countText}
        color="deep"
      />
      <DayLine
        title="Clicks"
        total={days ? countText(clicks) : '–'}
        change={change(clicks, clicksBefore, countText)}
        days={days}
        before={before}
        value={(day) => day.clicks}
        text={countText}
        color="accent"
      />
      <DayLine
        title="CTR"
        total={days ? percentText(clickThrough(clicks, impressions)) : '–'}
        change={change(
          Number(clickThrough(clicks, impressions)),
          Number(clickThrough(clicksBefore, impressionsBefore)),
          (points) => `${points.toFixed(2)} points`,
        )}
        days={days}
        before={before}
        value={(day) => Number(day.ctr)}
        text={(value) => `${value}%`}
        color="highlight"
        withDays
      />
    </>
  );
}

export type Counted = Pick<AdDay, 'impressions' | 'clicks'>;

export function sumOf(rows: readonly Counted[], of: keyof Counted): number {
  return rows.reduce((sum, row) => sum + row[of], 0);
}

interface DayLineProps {
  readonly title: string;
  readonly total: string;
  /** Against the days before, in words. */
  readonly change: string | undefined;
  readonly before: readonly AdDay[] | undefined;
  /** Absent while loading. */
  readonly days: readonly AdDay[] | undefined;
  readonly value: (day: AdDay) => number;
  readonly text: (value: number) => string;
  readonly color: 'deep' | 'accent' | 'highlight';
  /** Only the lowest of the stacked lines shows the days. */
  readonly withDays?: boolean;
}

/** One metric by day as a line chart, with its name and sum. It is as high before it is drawn as after. */
function DayLine({ title, total, change, days, before, value, text, color, withDays = false }: DayLineProps) {
  return (
    <div className={styles.line}>
      <p className={styles.label}>
        {title} <strong>{total}</strong> {change !== undefined && `(${change})`}
      </p>
      <div className={withDays ? styles.canvasWithDays : styles.canvas}>
        {days && <DayCanvas {...{ title, days, before, value, text, color, withDays }} />}
      </div>
    </div>
  );
}

/** With more points than this, the dots would overlap. */
const MAX_DOTS = 45;

type DayCanvasProps = Required<Omit<DayLineProps, 'total' | 'change' | 'days'>> & {
  readonly days: readonly AdDay[];
};

/** The drawing of one metric by day. */
function DayCanvas({ title, days, before, value, text, color, withDays }: DayCanvasProps) {
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
        labels: days.map(({ day }) => shortDate(day)),
        datasets: buildLines({ days, before, value, color }, colors),
      }}
    />
  );
}

/** The line of the days and, dashed, of those before. */
function buildLines(
  { days, before, value, color }: Pick<DayCanvasProps, 'days' | 'before' | 'value' | 'color'>,
  colors: ReturnType<typeof useChartColors>,
) {
  return [
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
    ...(before
      ? [
          {
            data: before.map(value),
            borderColor: colors.soft,
            borderDash: [5, 4],
            borderWidth: 1.5,
            pointRadius: 0,
          },
        ]
      : []),
  ];
}
