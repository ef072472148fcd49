'use client';

import shared from '../desk/desk.module.css';
import styles from './imports.module.css';

interface ImportTermsProps {
  fillBlanks: boolean;
  asOf: string;
  onFillBlanks: (fillBlanks: boolean) => void;
  onAsOf: (day: string) => void;
}

/** What a file may overwrite. */
export function ImportTerms({ fillBlanks, asOf, onFillBlanks, onAsOf }: ImportTermsProps) {
  return (
    <>
      <p className={shared.hint}>
        Values your staff edited stay. The plan lists what the file says instead, and you can take any of it.
      </p>
      <label>
        <input
          type="checkbox"
          checked={fillBlanks}
          onChange={(event) => onFillBlanks(event.target.checked)}
        />{' '}
        Fill in blanks only, and leave every known value alone
      </label>
      <label className={styles.field}>
        Date of the file, if it isn’t today’s (newer values stay)
        <input type="date" value={asOf} onChange={(event) => onAsOf(event.target.value)} />
      </label>
    </>
  );
}
