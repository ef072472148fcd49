import { chooseCover, type Cover as CoverChoice, type CoverSubject } from '#domain/covers/cover';
import clsx from 'clsx';
import { isCoverPath, isSameOriginPath } from '../paths.ts';
import { Cover } from './cover/cover.tsx';
import styles from './picture.module.css';

interface PictureProps {
  readonly place: CoverSubject & { readonly imageUrl: string };
  /** The cover for its place in a grid; defaults to the place's own. */
  readonly cover?: CoverChoice | undefined;
  /** Empty when the name is next to the picture. */
  readonly alt?: string;
  /** Above the fold: loaded eagerly. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A place's photo or drawn cover, always in the same ratio, so that nothing shifts when it loads. */
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
