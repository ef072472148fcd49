import type { EditorialPicture as PictureData } from '#contract/editorial';
import clsx from 'clsx';
import { CuisineCover } from './cuisine-cover.tsx';
import styles from './editorial-picture.module.css';
import { NeighborhoodArt, type NeighborhoodLook } from './neighborhood-art.tsx';

interface EditorialPictureProps {
  readonly image: PictureData | null;
  /** Drawn if there is no picture: a neighborhood's scene, or a cuisine's cover. */
  readonly neighborhood?: string | null;
  /** Keeps the scene distinct from neighbors in a grid. */
  readonly look?: NeighborhoodLook | undefined;
  readonly cuisine?: string | null;
  /** Picks the colors of the drawing. */
  readonly seed: string;
  /** Empty when the headline is next to the picture. */
  readonly alt?: string;
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** The picture of a story or guide, or a drawing of its subject; same ratio for all. */
export function EditorialPicture({
  image,
  neighborhood = null,
  look,
  cuisine = null,
  seed,
  alt,
  eager = false,
  className,
}: EditorialPictureProps) {
  return (
    <div className={clsx(styles.picture, className)}>
      {image ? (
        <img
          src={image.url}
          alt={alt ?? image.alt}
          width={image.width}
          height={image.height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      ) : neighborhood !== null ? (
        <NeighborhoodArt neighborhood={neighborhood} look={look} />
      ) : (
        <CuisineCover wide seed={seed} cuisine={cuisine ?? ''} />
      )}
    </div>
  );
}
