import type { Restaurant } from '#contract/restaurants';
import { chooseGridCovers } from '#domain/covers/cover';
import { distanceMiles, locationOf, type Coordinates } from '#domain/places/distance';
import type { ReactNode } from 'react';
import { useBrowserLocation } from '../hooks/browser-location.ts';
import { RestaurantCard } from './restaurant-card.tsx';
import styles from './grid.module.css';

/** A place, plus data from the search: its distance and why it is there. */
type ListedPlace = Restaurant & {
  readonly distanceMiles?: number | undefined;
  readonly evidence?: readonly string[] | undefined;
};

interface RestaurantGridProps {
  readonly places: readonly ListedPlace[];
  /** Numbers the cards: a "Top N" list. */
  readonly ranked?: boolean;
  /** Number of the first card: later pages continue the count. */
  readonly firstRank?: number;
  /** Number of pictures above the fold, which load eagerly. */
  readonly eagerCount?: number;
  /** At most three columns: fewer, larger cards. */
  readonly featured?: boolean;
  readonly headingLevel?: 2 | 3;
  /** Content below a card. */
  readonly more?: ((id: number, index: number) => ReactNode) | undefined;
}

/** Places in 1 to 4 columns (spec 1 §9); an ordered list when ranked. */
export function RestaurantGrid({
  places,
  ranked = false,
  firstRank = 1,
  eagerCount = 0,
  featured = false,
  headingLevel = 3,
  more,
}: RestaurantGridProps) {
  const here = locationOf(useBrowserLocation());
  const covers = chooseGridCovers(places);
  const List = ranked ? 'ol' : 'ul';
  return (
    <List role="list" className={featured ? styles.featured : styles.places}>
      {places.map((place, index) => (
        <li key={place.id} className={more && styles.noted}>
          <RestaurantCard
            place={place}
            rank={ranked ? firstRank + index : undefined}
            distanceMiles={place.distanceMiles ?? milesFrom(here, place)}
            evidence={place.evidence}
            cover={covers[index]}
            eager={index < eagerCount}
            isTile
            headingLevel={headingLevel}
          />
          {more?.(place.id, index)}
        </li>
      ))}
    </List>
  );
}

/** Cards show the distance once the reader has shared a location. */
function milesFrom(here: Coordinates | null, place: Restaurant): number | undefined {
  const there = locationOf(place);
  return here && there ? distanceMiles(here, there) : undefined;
}
