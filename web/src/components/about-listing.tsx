import styles from './about-listing.module.css';

/** The explanatory text under a list, at reading width. */
export function AboutListing({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
