import styles from './spinner.module.css';

/** Says that something is on its way; the label is read out. */
export function Spinner({ label = 'Loading' }: { readonly label?: string }) {
  return (
    <span role="status" className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </span>
  );
}
