import clsx from 'clsx';
import { neighborhoodLook, type NeighborhoodLook } from './neighborhood-look.ts';
import styles from './neighborhood-street.module.css';

interface NeighborhoodStreetProps {
  readonly neighborhood: string;
  /** Overrides the neighborhood's own look, to differ from neighbors in a grid. */
  readonly look?: NeighborhoodLook | undefined;
  /** Shows the houses from roof to steps where there is room; otherwise a close-up of the upper floors. */
  readonly whole?: boolean;
}

/** A row of rowhouses under the neighborhood's sky. Decorative. */
export function NeighborhoodStreet({ neighborhood, look, whole = false }: NeighborhoodStreetProps) {
  const { sky, stretch } = look ?? neighborhoodLook(neighborhood);
  return (
    <span className={clsx(styles.street, whole && styles.whole)} data-sky={sky} data-stretch={stretch} />
  );
}
