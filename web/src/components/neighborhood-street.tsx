import { neighborhoodLook, type NeighborhoodLook } from './neighborhood-look.ts';
import styles from './neighborhood-street.module.css';

interface NeighborhoodStreetProps {
  readonly neighborhood: string;
  /** Overrides the neighborhood's own look, to differ from neighbors in a grid. */
  readonly look?: NeighborhoodLook | undefined;
}

/** A row of rowhouses under the neighborhood's sky. Decorative. */
export function NeighborhoodStreet({ neighborhood, look }: NeighborhoodStreetProps) {
  const { sky, stretch } = look ?? neighborhoodLook(neighborhood);
  return <span className={styles.street} data-sky={sky} data-stretch={stretch} />;
}
