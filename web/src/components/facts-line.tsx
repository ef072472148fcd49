import type { Restaurant } from '#contract/restaurants';
import styles from './facts-line.module.css';

/** What it is, what it costs and where, in one line: unknown facts leave no gap. */
export function FactsLine({
  place,
}: {
  readonly place: Pick<Restaurant, 'category' | 'priceRange' | 'neighborhood'>;
}) {
  const facts = [place.category, place.priceRange, place.neighborhood].filter(
    (fact) => fact !== null && fact !== '',
  );
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}
