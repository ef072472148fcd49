import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** A field that people neither see, hear nor reach; robots fill in whatever has a name. */
export function TrapField(props: ComponentProps<'input'>) {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" tabIndex={-1} autoComplete="off" {...props} />
      </label>
    </div>
  );
}
