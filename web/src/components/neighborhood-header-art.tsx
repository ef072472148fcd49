import { neighborhoodLook } from './neighborhood-look.ts';
import { neighborhoodScene } from './neighborhood-scene.ts';
import styles from './neighborhood-header-art.module.css';

/** The neighborhood at the head of its page: its water, its hill, or its rowhouses, under its sky. Decorative. */
export function NeighborhoodHeaderArt({ neighborhood }: { readonly neighborhood: string }) {
  return (
    <span
      className={styles.scene}
      data-scene={neighborhoodScene(neighborhood)}
      data-sky={neighborhoodLook(neighborhood).sky % 4}
    />
  );
}
