import styles from '../../components/numbers/numbers-table.module.css';
import { NumbersTable } from '../../components/numbers/numbers-table.tsx';

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
      <NumbersTable title={title} heads={heads}>
        {rows.map(([name, ...cells], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- businesses may share a name
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </NumbersTable>
    </details>
  );
}
