import type { AdDay } from '#contract/ad-numbers';
import {
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
  type ChartOptions,
} from 'chart.js';
import { Line } from 'react-chartjs-2';
import { dayText } from './number-texts.ts';
import { useChartColors } from './use-chart-colors.ts';

Chart.register(CategoryScale, LinearScale, LineElement, PointElement, Filler, Tooltip);
Chart.defaults.font.family = "'Figtree Variable', system-ui, sans-serif";

/** With more points than this, the dots would overlap. */
const MAX_DOTS = 45;

interface DayCanvasProps {
  readonly title: string;
  readonly days: readonly AdDay[];
  readonly value: (day: AdDay) => number;
  readonly text: (value: number) => string;
  readonly color: 'harbor' | 'oldBay' | 'mustard';
  /** Only the lowest of the stacked lines shows the days. */
  readonly withDays: boolean;
}

/** The drawing of one metric by day. */
export function DayCanvas({ title, days, value, text, color, withDays }: DayCanvasProps) {
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
        labels: days.map(({ day }) => dayText(day)),
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
