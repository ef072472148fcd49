import styles from './brand.module.css';

/** The site's icon, as in the browser tab; in the panel's header it links to the front page. */
export function Mark() {
  return <img className={styles.mark} src="/favicon.svg" alt="" width="24" height="24" />;
}
