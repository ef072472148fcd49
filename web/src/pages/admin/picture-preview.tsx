import styles from './picture-preview.module.css';

/** The slot's height per screen width (spec 1 §9). */
const HEIGHTS = [
  { height: 250, screen: 'Large screens', className: styles.tall },
  { height: 200, screen: 'Laptops', className: styles.medium },
  { height: 150, screen: 'Tablets', className: styles.low },
  { height: 120, screen: 'Phones', className: styles.flat },
] as const;

/** A preview of the picture in the slot, at each of its heights. */
export function PicturePreview({ src }: { readonly src: string }) {
  return (
    <details className={styles.preview} open>
      <summary className={styles.summary}>Preview at each height</summary>
      <ul className={styles.list} role="list">
        {HEIGHTS.map(({ height, screen, className }) => (
          <li key={height}>
            <p className={styles.label}>
              {screen}: {height} px high
            </p>
            <div className={`${styles.slot} ${className}`}>
              <img src={src} alt={`At ${height} pixels`} className={styles.picture} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
