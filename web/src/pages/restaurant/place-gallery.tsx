import type { PlacePhoto as PhotoData } from '#contract/restaurants';
import styles from './place-gallery.module.css';
import { PlacePhoto } from './place-photo.tsx';

interface PlaceGalleryProps {
  /** Without the lead photo. */
  readonly photos: readonly PhotoData[];
  readonly placeName: string;
}

/** The other photos of a place. */
export function PlaceGallery({ photos, placeName }: PlaceGalleryProps) {
  return (
    <section aria-labelledby="photos" className={styles.gallery}>
      <h2 id="photos" className={styles.title}>
        Photos
      </h2>
      <ul role="list" className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.url}>
            <PlacePhoto photo={photo} placeName={placeName} />
          </li>
        ))}
      </ul>
    </section>
  );
}
