import { Mark } from './mark.tsx';
import styles from './brand.module.css';

/** The site's icon and name, above every panel page outside the menu. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      Marble Step
    </span>
  );
}
