import { countText } from '#domain/words/quantities';
import type { FeaturedBusinessStats } from '#contract/featured-businesses';
import { BarElement, CategoryScale, Chart, type ChartOptions, LinearScale, Tooltip } from 'chart.js';
import clsx from 'clsx';
import { Bar } from 'react-chartjs-2';
import styles from '../../components/numbers/chart.module.css';
import { NumbersDetails } from '../../components/numbers/numbers-details.tsx';
import { NumbersTable } from '../../components/numbers/numbers-table.tsx';
import { useChartColors } from '../../components/numbers/use-chart-colors.ts';

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip);

const BARS = [
  { label: 'Phone clicks', of: 'phoneClicks', color: 'accent', swatch: styles.phone },
  { label: 'Website clicks', of: 'websiteClicks', color: 'deep', swatch: styles.website },
] as const;

interface BusinessChartProps {
  readonly businesses: readonly FeaturedBusinessStats[];
}

/** Calls against website visits per business, with the same numbers as a table. */
export function BusinessChart({ businesses }: BusinessChartProps) {
  const hasClicks = businesses.some(({ totalClicks }) => totalClicks > 0);
  return (
    <figure className={styles.figure} aria-labelledby="phone-website">
      <figcaption className={styles.head}>
        <h3 id="phone-website" className={styles.title}>
          Phone vs. website
        </h3>
        {hasClicks && (
          <ul className={styles.legend} role="list">
            {BARS.map(({ label, swatch }) => (
              <li key={label}>
                <span className={clsx(styles.swatch, swatch)} /> {label}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      {hasClicks ? (
        <div className={styles.bars} data-rows={Math.min(businesses.length, 12)}>
          <BusinessCanvas businesses={businesses} />
        </div>
      ) : (
        <p className={styles.none}>No phone or website clicks on these days.</p>
      )}
      <NumbersDetails title="Phone vs. website as a table">
        <NumbersTable title="Phone vs. website" heads={['Business', 'Phone clicks', 'Website clicks']}>
          {businesses.map(({ id, name, phoneClicks, websiteClicks }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{countText(phoneClicks)}</td>
              <td>{countText(websiteClicks)}</td>
            </tr>
          ))}
        </NumbersTable>
      </NumbersDetails>
    </figure>
  );
}

const LONGEST_NAME = 24;

function BusinessCanvas({ businesses }: BusinessChartProps) {
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
  return (
    <Bar
      role="img"
      aria-label="Phone and website clicks by business. The table below has the same numbers."
      options={options}
      data={{
        labels: businesses.map(({ name }) => shortened(name)),
        datasets: BARS.map(({ label, of, color }) => ({
          label,
          data: businesses.map((business) => business[of]),
          backgroundColor: colors[color],
          barPercentage: 0.85,
          categoryPercentage: 0.7,
          borderRadius: 2,
        })),
      }}
    />
  );
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
