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
        What staff wrote stands: the plan lists what the file says of it, and you may take that.
      </p>
      <label>
        <input
          type="checkbox"
          checked={fillBlanks}
          onChange={(event) => onFillBlanks(event.target.checked)}
        />{' '}
        Fill blanks only: whatever is known stands
      </label>
      <label className={styles.field}>
        The day the file is of, if not today (what is newer stands)
        <input type="date" value={asOf} onChange={(event) => onAsOf(event.target.value)} />
      </label>
    </>
  );
}
