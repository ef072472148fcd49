import { Download } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import styles from './table-tools.module.css';

interface TableToolsProps {
  readonly note: string;
  readonly csvPath: string;
  /** Name of the table, for the link's accessible name. */
  readonly of: string;
}

/** The line under a table: its description and a CSV download. */
export function TableTools({ note, csvPath, of }: TableToolsProps) {
  return (
    <div className={styles.tools}>
      <p className={styles.note}>{note}</p>
      <a
        href={csvPath}
        download
        className={buttonClass({ variant: 'outline', size: 'small' })}
        aria-label={`Download CSV: ${of}`}
      >
        <Download aria-hidden="true" />
        Download CSV
      </a>
    </div>
  );
}
