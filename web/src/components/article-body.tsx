import type { ArticlePart } from '#contract/editorial';
import styles from './article-body.module.css';
import { RestaurantCard } from './restaurant-card.tsx';

interface ArticleBodyProps {
  readonly parts: readonly ArticlePart[];
  /** Begins like any other paragraph, without a drop cap. */
  readonly isPlain?: boolean;
}

/**
 * Article text at reading width, with restaurant cards between its sections. The server has sanitized the
 * HTML.
 */
export function ArticleBody({ parts, isPlain = false }: ArticleBodyProps) {
  return (
    <div className={styles.body}>
      {parts.map((part, index) =>
        part.kind === 'html' ? (
          <div
            key={index}
            className={styles.prose}
            data-opening={(index === 0 && !isPlain) || undefined}
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
