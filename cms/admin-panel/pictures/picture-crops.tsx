'use client';

import { useDocumentInfo, useUploadEdits } from '@payloadcms/ui';
import styles from './pictures.module.css';

/** The crops of the collection's image sizes. */
const CROPS = [
  { label: 'Cards', ratio: '4 / 3' },
  { label: 'Top of an article', ratio: '16 / 9' },
  { label: 'When shared', ratio: '1200 / 630' },
] as const;

const CENTER = 50;

/** Previews each crop while the focal point is being moved. */
export function PictureCrops() {
  const { savedDocumentData: picture } = useDocumentInfo();
  const { uploadEdits } = useUploadEdits();
  if (typeof picture?.url !== 'string') return null;
  const { x = CENTER, y = CENTER } = uploadEdits.focalPoint ?? { x: picture.focalX, y: picture.focalY };
  return (
    <section aria-labelledby="picture-crops" className={styles.section}>
      <h3 id="picture-crops">What each size shows</h3>
      <p className={styles.hint}>Move the focal point with “Edit Image” when a size cuts off what matters.</p>
      <ul className={styles.crops}>
        {CROPS.map(({ label, ratio }) => (
          <li key={label}>
            <img
              src={picture.url}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: `${x ?? CENTER}% ${y ?? CENTER}%` }}
            />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
