import grid from '../grid.module.css';
import styles from './results-skeleton.module.css';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder cards. Without JavaScript nothing replaces them, so an error is shown. */
export function ResultsSkeleton() {
  return (
    <>
      <div className={grid.places} aria-hidden="true">
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.picture} />
            <div className={styles.lines} />
          </div>
        ))}
      </div>
      <noscript>
        <p>We couldn’t load the restaurants. Reloading the page usually helps.</p>
      </noscript>
    </>
  );
}
