import clsx from 'clsx';
import styles from './neighborhood-art.module.css';
import { neighborhoodLook, type NeighborhoodLook } from './neighborhood-look.ts';
import { neighborhoodScene } from './neighborhood-scene.ts';

interface NeighborhoodArtProps {
  readonly neighborhood: string;
  /** Overrides the neighborhood's own look, to differ from neighbors in a grid. */
  readonly look?: NeighborhoodLook | undefined;
  /** At the head of its page: the whole scene, as wide as it gets. */
  readonly wide?: boolean;
}

/** A neighborhood as people picture it: its water, its hill or its rowhouses, under its own sky. Decorative. */
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
