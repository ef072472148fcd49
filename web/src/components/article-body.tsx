import type { ArticlePart } from '#contract/editorial';
import styles from './article-body.module.css';
import { NotedPlaces } from './noted-places.tsx';
import { RestaurantCard } from './restaurant-card.tsx';

interface ArticleBodyProps {
  readonly parts: readonly ArticlePart[];
  /** No drop cap. */
  readonly isPlain?: boolean;
}

/** Article text at reading width, with places between its sections. The server has sanitized the HTML. */
export function ArticleBody({ parts, isPlain = false }: ArticleBodyProps) {
  return (
    <div className={styles.body}>
      {parts.map((part, index) => {
        switch (part.kind) {
          case 'html':
            return (
              <div
                key={index}
                className={styles.prose}
                data-opening={(index === 0 && !isPlain && fitsInitial(part.html)) || undefined}
                dangerouslySetInnerHTML={{ __html: part.html }}
              />
            );
          case 'restaurant':
            return (
              <div key={index} className={styles.card}>
                <RestaurantCard place={part.restaurant} />
              </div>
            );
          case 'places':
            return <NotedPlaces key={index} heading={part.heading} places={part.places} />;
        }
      })}
    </div>
  );
}

/** Three lines at reading width, minus the space of the initial. */
const MIN_LETTERS = 180;

/** Whether the first paragraph is long enough for a large initial, which would hang below a shorter one. */
export function fitsInitial(html: string): boolean {
  const [first = ''] = html.split('</p>');
  return first.replaceAll(/<[^>]*>/g, '').length >= MIN_LETTERS;
}
