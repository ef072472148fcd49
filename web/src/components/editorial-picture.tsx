import type { EditorialPicture as PictureData } from '#contract/editorial';
import { chooseCuisineCover } from '#domain/covers/cover';
import clsx from 'clsx';
import { Cover } from '../ui/cover/cover.tsx';
import { coverSeed } from './cover-seed.ts';
import styles from './editorial-picture.module.css';
import type { NeighborhoodLook } from './neighborhood-look.ts';
import { NeighborhoodStreet } from './neighborhood-street.tsx';

interface EditorialPictureProps {
  readonly image: PictureData | null;
  /** What is drawn where there is no picture: a neighborhood's street, or the cover of a cuisine. */
  readonly neighborhood?: string | null;
  /** As its neighbours in a grid leave that street. */
  readonly look?: NeighborhoodLook | undefined;
  readonly cuisine?: string | null;
  /** Chooses the colours of the drawing. */
  readonly seed: string;
  /** Empty where the headline stands beside it. */
  readonly alt?: string;
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** The picture of a story or guide, or one drawn for what it is about; one ratio for all. */
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
        <NeighborhoodStreet neighborhood={neighborhood} look={look} />
      ) : (
        <Cover wide cover={chooseCuisineCover({ id: coverSeed(seed), category: cuisine ?? '' })} />
      )}
    </div>
  );
}
