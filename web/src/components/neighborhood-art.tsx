import clsx from 'clsx';
import styles from './neighborhood-art.module.css';
import { neighborhoodLook, type NeighborhoodLook } from './neighborhood-look.ts';
import { neighborhoodScene } from './neighborhood-scene.ts';

interface NeighborhoodArtProps {
  readonly neighborhood: string;
  /** Overrides the neighborhood's own look, to differ from neighbors in a grid. */
  readonly look?: NeighborhoodLook | undefined;
  /** In the page header: the whole scene at full width. */
  readonly wide?: boolean;
}

/** A drawing typical of the neighborhood, such as water, a hill or rowhouses, under its own sky. Decorative. */
export function NeighborhoodArt({ neighborhood, look, wide = false }: NeighborhoodArtProps) {
  const { sky, stretch } = look ?? neighborhoodLook(neighborhood);
  return (
    <span
      className={clsx(styles.scene, wide ? styles.wide : styles.tile)}
      data-scene={neighborhoodScene(neighborhood)}
      data-sky={sky}
      data-stretch={stretch}
    />
  );
}
