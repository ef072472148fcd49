import clsx from 'clsx';
import { coverSeed } from './cover-seed.ts';
import styles from './neighborhood-street.module.css';

/** How many skies and how many stretches of the street there are. */
const VARIANTS = 8;

interface NeighborhoodStreetProps {
  readonly neighborhood: string;
  /** From roof to steps, where there is the height for it; else the upper floors close up. */
  readonly whole?: boolean;
}

/** A stretch of rowhouses under a sky of its own, the same for a neighborhood everywhere. Decorative. */
export function NeighborhoodStreet({ neighborhood, whole = false }: NeighborhoodStreetProps) {
  const seed = coverSeed(neighborhood);
  return (
    <span
      className={clsx(styles.street, whole && styles.whole)}
      data-sky={(seed >>> 4) % VARIANTS}
      data-stretch={(seed >>> 12) % VARIANTS}
    />
  );
}
