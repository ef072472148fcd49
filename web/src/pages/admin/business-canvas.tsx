import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import { BarElement, CategoryScale, Chart, LinearScale, Tooltip, type ChartOptions } from 'chart.js';
import { Bar } from 'react-chartjs-2';
import { useChartColors } from './use-chart-colors.ts';

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip);

const LONGEST_NAME = 24;

/** The drawing of calls against website visits. */
export function BusinessCanvas({ businesses }: { readonly businesses: readonly FeaturedBusinessStats[] }) {
  const colors = useChartColors();
  const options: ChartOptions<'bar'> = {
    animation: false,
    maintainAspectRatio: false,
    indexAxis: 'y',
    interaction: { mode: 'index', axis: 'y', intersect: false },
    scales: {
      x: {
        beginAtZero: true,
        grid: { color: colors.line },
        border: { display: false },
        ticks: { color: colors.soft, precision: 0 },
      },
      y: { grid: { display: false }, ticks: { color: colors.ink } },
    },
  };
  const bars = { barPercentage: 0.85, categoryPercentage: 0.7, borderRadius: 2 };
  return (
    <Bar
      role="img"
      aria-label="Phone and website clicks by business. The table below has the same numbers."
      options={options}
      data={{
        labels: businesses.map(({ name }) => shortened(name)),
        datasets: [
          {
            label: 'Phone clicks',
            data: businesses.map(({ phoneClicks }) => phoneClicks),
            backgroundColor: colors.oldBay,
            ...bars,
          },
          {
            label: 'Website clicks',
            data: businesses.map(({ websiteClicks }) => websiteClicks),
            backgroundColor: colors.harbor,
            ...bars,
          },
        ],
      }}
    />
  );
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
