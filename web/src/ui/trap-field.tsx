import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** A honeypot: hidden from people, but bots fill in any named field. */
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
