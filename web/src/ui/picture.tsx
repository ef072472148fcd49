import { chooseCover, type Cover as CoverChoice, type CoverSubject } from '#domain/covers/cover';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { isCoverPath, isSameOriginPath } from '../paths.ts';
import { Cover } from './cover/cover.tsx';
import styles from './picture.module.css';

interface PictureProps {
  readonly place: CoverSubject & {
    readonly imageUrl: string;
    readonly photo?: { readonly avifSet: string | null; readonly focus: string | null } | null;
  };
  /** The cover for its position in a grid; defaults to the place's own. */
  readonly cover?: CoverChoice | undefined;
  /** Above the fold: loaded eagerly. */
  readonly eager?: boolean;
  /** For very wide boxes. */
  readonly wide?: boolean;
  readonly className?: string | undefined;
  /** Laid over the picture. */
  readonly children?: ReactNode;
}

/** In a list column, or next to the text on a phone. */
const SIZES = '(min-width: 36rem) 24rem, 8rem';

/** A place's photo or drawn cover, always in the same ratio, so that nothing shifts when it loads. */
export function Picture({ place, cover, eager = false, wide = false, className, children }: PictureProps) {
  const hasPhoto = isSameOriginPath(place.imageUrl) && !isCoverPath(place.imageUrl);
  return (
    <div className={clsx(styles.picture, className)}>
      {hasPhoto ? (
        <picture>
          {place.photo?.avifSet && <source type="image/avif" srcSet={place.photo.avifSet} sizes={SIZES} />}
          <img
            src={place.imageUrl}
            alt=""
            width={800}
            height={600}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            style={place.photo?.focus ? { objectPosition: place.photo.focus } : undefined}
          />
        </picture>
      ) : (
        <Cover cover={cover ?? chooseCover(place)} wide={wide} />
      )}
      {children}
    </div>
  );
}
