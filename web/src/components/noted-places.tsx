import type { ArticlePart } from '#contract/editorial';
import { RestaurantCard } from './restaurant-card.tsx';
import styles from './noted-places.module.css';

type NotedPlacesProps = Omit<Extract<ArticlePart, { kind: 'places' }>, 'kind'>;

/** An editor's list inside a text: each place with a note. */
export function NotedPlaces({ heading, places }: NotedPlacesProps) {
  return (
    <section className={styles.section}>
      {heading !== null && <h2 className={styles.heading}>{heading}</h2>}
      <ol className={styles.list}>
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
