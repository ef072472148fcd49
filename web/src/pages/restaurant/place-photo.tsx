import type { PlacePhoto as PhotoData } from '#contract/restaurants';
import { creditLine } from '#domain/words/credit-line';
import * as texts from '#texts';
import clsx from 'clsx';
import styles from './place-photo.module.css';

interface PlacePhotoProps {
  readonly photo: PhotoData;
  /** Alt text for photos without a description. */
  readonly placeName: string;
  /** The lead photo, loaded eagerly. */
  readonly leads?: boolean;
  readonly className?: string | undefined;
}

const LEAD_SIZES = '(min-width: 48rem) 38rem, 100vw';
const GALLERY_SIZES = '(min-width: 36rem) 20rem, 50vw';

/** A photo of a place with caption and credit. A tiny preview fills its space until it has loaded. */
export function PlacePhoto({ photo, placeName, leads = false, className }: PlacePhotoProps) {
  const { url, avifSet, webpSet, width, height, alt, caption, focus, preview } = photo;
  const sizes = leads ? LEAD_SIZES : GALLERY_SIZES;
  const credit = creditLine(photo);
  return (
    <figure className={clsx(styles.figure, className)}>
      <picture className={styles.picture}>
        {avifSet !== null && <source type="image/avif" srcSet={avifSet} sizes={sizes} />}
        {webpSet !== null && <source type="image/webp" srcSet={webpSet} sizes={sizes} />}
        <img
          src={url}
          alt={alt ?? texts.place.photoOf({ name: placeName })}
          width={width}
          height={height}
          loading={leads ? 'eager' : 'lazy'}
          fetchPriority={leads ? 'high' : 'auto'}
          decoding="async"
          style={{
            ...(preview !== null && { backgroundImage: `url("${preview}")` }),
            ...(focus !== null && { objectPosition: focus, backgroundPosition: focus }),
          }}
        />
      </picture>
      {(caption !== null || credit !== '') && (
        <figcaption className={styles.caption}>
          {caption} {credit !== '' && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
