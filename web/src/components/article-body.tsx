import type { ArticlePart } from '#contract/editorial';
import styles from './article-body.module.css';
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
            return <NotedPlaces key={index} {...part} />;
        }
      })}
    </div>
  );
}

/** An editor's list inside a text: each place with a note. */
function NotedPlaces({ heading, places }: Extract<ArticlePart, { kind: 'places' }>) {
  return (
    <section className={styles.places}>
      {heading !== null && <h2 className={styles.placesHeading}>{heading}</h2>}
      <ol className={styles.placesList}>
        {places.map(({ restaurant, note }) => (
          <li key={restaurant.id}>
            <RestaurantCard
              place={{ ...restaurant, description: note ?? restaurant.description }}
              headingLevel={heading === null ? 2 : 3}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Three lines at reading width, minus the space of the initial. */
const MIN_LETTERS = 180;

/** Whether the first paragraph is long enough for a large initial, which would hang below a shorter one. */
export function fitsInitial(html: string): boolean {
  const [first = ''] = html.split('</p>');
  return first.replaceAll(/<[^>]*>/g, '').length >= MIN_LETTERS;
}
