import styles from './spinner.module.css';

/** A progress indicator. Decorative: the text next to it describes what is loading. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
