import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './guide-more.module.css';

/** Further reading after a guide (spec 2 §2). */
export function GuideMore() {
  return (
    <nav aria-labelledby="guide-more" className={styles.more}>
      <h2 id="guide-more" className={styles.title}>
        More to explore
      </h2>
      <div className={styles.ways}>
        <ButtonLink to={paths.neighborhoods} variant="outline">
          All Neighborhoods
        </ButtonLink>
        <ButtonLink to={paths.cuisines} variant="outline">
          All Cuisines
        </ButtonLink>
        <ButtonLink to={paths.guides} variant="outline">
          More Guides
        </ButtonLink>
      </div>
    </nav>
  );
}
