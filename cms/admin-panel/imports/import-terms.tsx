'use client';

import shared from '../desk/desk.module.css';
import styles from './imports.module.css';

export interface FileTerms {
  fillBlanks: boolean;
  /** Empty: today. */
  asOf: string;
}

interface ImportTermsProps {
  terms: FileTerms;
  onTerms: (terms: FileTerms) => void;
}

export function ImportTerms({ terms, onTerms }: ImportTermsProps) {
  return (
    <>
      <p className={shared.hint}>
        Values your staff edited are kept. The plan lists what the file says instead, and you can use any of
        it.
      </p>
      <label>
        <input
          type="checkbox"
          checked={terms.fillBlanks}
          onChange={(event) => onTerms({ ...terms, fillBlanks: event.target.checked })}
        />{' '}
        Fill in blanks only, and leave every known value alone
      </label>
      <label className={styles.field}>
        From when is this list, if not from today? (newer values are kept)
        <input
          type="date"
          value={terms.asOf}
          onChange={(event) => onTerms({ ...terms, asOf: event.target.value })}
        />
      </label>
    </>
  );
}
