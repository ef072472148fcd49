import { priceText } from '#domain/words/quantities';
import { capitalize } from '#domain/words/capitalize';
import type { Restaurant } from '#contract/restaurants';
import { holdSeparators } from '../ui/hold-separators.ts';
import styles from './facts-line.module.css';

/** Cuisine, price and location in one line; unknown facts are left out. */
export function FactsLine({
  place,
}: {
  readonly place: Pick<Restaurant, 'category' | 'priceRange' | 'neighborhood'>;
}) {
  const facts = [
    capitalize(place.category),
    place.priceRange && priceText(place.priceRange),
    place.neighborhood,
  ].filter((fact) => fact !== null && fact !== '');
  return <p className={styles.facts}>{holdSeparators(facts.join(' · '))}</p>;
}
