import clsx from 'clsx';
import { neighborhoodLook, type NeighborhoodLook } from './neighborhood-look.ts';
import styles from './neighborhood-street.module.css';

interface NeighborhoodStreetProps {
  readonly neighborhood: string;
  /** As its neighbours in a grid leave it; else the neighborhood's own. */
  readonly look?: NeighborhoodLook | undefined;
  /** From roof to steps, where there is the height for it; else the upper floors close up. */
  readonly whole?: boolean;
}

/** A stretch of rowhouses under a sky of its own. Decorative. */
export function NeighborhoodStreet({ neighborhood, look, whole = false }: NeighborhoodStreetProps) {
  const { sky, stretch } = look ?? neighborhoodLook(neighborhood);
  return (
    <span className={clsx(styles.street, whole && styles.whole)} data-sky={sky} data-stretch={stretch} />
  );
}
