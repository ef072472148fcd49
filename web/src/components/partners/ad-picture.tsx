import type { ListedAd } from '#contract/ads';
import styles from './partners.module.css';

interface AdPictureProps {
  readonly ad: Pick<ListedAd, 'imageUrl' | 'smallImageUrl' | 'alt'>;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

/** Fills its slot, whose height depends on the screen. */
export function AdPicture({ ad: { imageUrl, smallImageUrl, alt }, onLoad, onError }: AdPictureProps) {
  return (
    <img
      className={styles.adPicture}
      src={imageUrl}
      {...(smallImageUrl !== null && {
        srcSet: `${smallImageUrl} 640w, ${imageUrl} 970w`,
        sizes: '(min-width: 64rem) 970px, 100vw',
      })}
      alt={alt}
      width={970}
      height={250}
      loading="lazy"
      decoding="async"
      onLoad={onLoad}
      onError={onError}
    />
  );
}
