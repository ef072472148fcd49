import { Download } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import styles from './table-tools.module.css';

interface TableToolsProps {
  /** What the table is about, in words. */
  readonly note: string;
  readonly csvPath: string;
  /** Which table the file holds, for those who hear of several such links. */
  readonly of: string;
}

/** Under a table: what it shows, and the way to take it along. */
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
