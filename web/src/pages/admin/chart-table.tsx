import styles from '../../components/numbers/numbers-table.module.css';

interface ChartTableProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** The first cell is the row header; name and position together are unique. */
  readonly rows: readonly (readonly string[])[];
}

/** A chart's numbers as a table, for readers who prefer it or cannot see the chart. */
export function ChartTable({ title, heads, rows }: ChartTableProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{title}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling */}
      <div role="region" aria-label={title} tabIndex={0} className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], index) => (
              // oxlint-disable-next-line react/no-array-index-key -- businesses may share a name
              <tr key={index} className={styles.begin}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={heads[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
