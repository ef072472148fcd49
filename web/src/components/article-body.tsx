import type { ArticlePart } from '#contract/editorial';
import styles from './article-body.module.css';
import { RestaurantCard } from './restaurant-card.tsx';

/**
 * Article text at reading width, with restaurant cards between its sections. The server has sanitized the
 * HTML.
 */
export function ArticleBody({ parts }: { readonly parts: readonly ArticlePart[] }) {
  return (
    <div className={styles.body}>
      {parts.map((part, index) =>
        part.kind === 'html' ? (
          <div
            key={index}
            className={styles.prose}
            data-opening={index === 0 || undefined}
            dangerouslySetInnerHTML={{ __html: part.html }}
          />
        ) : (
          <div key={index} className={styles.card}>
            <RestaurantCard place={part.restaurant} />
          </div>
        ),
      )}
    </div>
  );
}
