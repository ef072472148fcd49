import { chooseCover, type Cover as CoverChoice, type CoverSubject } from '#domain/covers/cover';
import clsx from 'clsx';
import { isCoverPath, isSameOriginPath } from '../paths.ts';
import { Cover } from './cover/cover.tsx';
import styles from './picture.module.css';

interface PictureProps {
  readonly place: CoverSubject & { readonly imageUrl: string };
  /** The cover to draw where its place in a grid decides; else the place's own. */
  readonly cover?: CoverChoice | undefined;
  /** Empty where the name stands beside the picture. */
  readonly alt?: string;
  /** Above the fold: loaded at once. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A place's photo, or its drawn cover; always in the same ratio, so that nothing moves when it arrives. */
export function Picture({ place, cover, alt = '', eager = false, className }: PictureProps) {
  const hasPhoto = isSameOriginPath(place.imageUrl) && !isCoverPath(place.imageUrl);
  return (
    <div className={clsx(styles.picture, className)}>
      {hasPhoto ? (
        <img
          src={place.imageUrl}
          alt={alt}
          width={800}
          height={600}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      ) : (
        <Cover cover={cover ?? chooseCover(place)} />
      )}
    </div>
  );
}
