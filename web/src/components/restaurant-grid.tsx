import type { Restaurant } from '#contract/restaurants';
import { chooseGridCovers } from '#domain/cover';
import { RestaurantCard } from './restaurant-card.tsx';
import styles from './grid.module.css';

interface RestaurantGridProps {
  readonly places: readonly Restaurant[];
  /** Number them in their order: a "Top N" list. */
  readonly ranked?: boolean;
  /** How many pictures are in the first screen. */
  readonly eagerCount?: number;
  /** At most three columns: fewer and larger. */
  readonly featured?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** Places in 1 to 4 columns (spec 1 §9); a numbered list when ranked. */
export function RestaurantGrid({
  places,
  ranked = false,
  eagerCount = 0,
  featured = false,
  headingLevel = 3,
}: RestaurantGridProps) {
  const covers = chooseGridCovers(places);
  const List = ranked ? 'ol' : 'ul';
  return (
    <List role="list" className={featured ? styles.featured : styles.places}>
      {places.map((place, index) => (
        <li key={place.id}>
          <RestaurantCard
            place={place}
            rank={ranked ? index + 1 : undefined}
            cover={covers[index]}
            eager={index < eagerCount}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </List>
  );
}
