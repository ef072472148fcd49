import type { Restaurant } from '#contract/restaurants';
import { chooseGridCovers } from '#domain/covers/cover';
import { RestaurantCard } from './restaurant-card.tsx';
import styles from './grid.module.css';

/** A place, and how far it is where that was asked. */
type ListedPlace = Restaurant & { readonly distanceMiles?: number | undefined };

interface RestaurantGridProps {
  readonly places: readonly ListedPlace[];
  /** Number them in their order: a "Top N" list. */
  readonly ranked?: boolean;
  /** The number of the first one: a later page of a list goes on counting. */
  readonly firstRank?: number;
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
  firstRank = 1,
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
            rank={ranked ? firstRank + index : undefined}
            distanceMiles={place.distanceMiles}
            cover={covers[index]}
            eager={index < eagerCount}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </List>
  );
}
