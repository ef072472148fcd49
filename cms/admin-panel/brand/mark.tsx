import styles from './brand.module.css';

/** The site's stamp, as in the tab of the browser; in the head of the panel it leads to its front page. */
export function Mark() {
  return <img className={styles.mark} src="/favicon.svg" alt="" width="24" height="24" />;
}
