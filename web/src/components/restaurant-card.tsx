import type { Restaurant } from '#contract/restaurants';
import type { Cover } from '#domain/covers/cover';
import { capitalize } from '#domain/words/capitalize';
import { distanceLabel, priceText } from '#domain/words/quantities';
import { webUrl } from '#domain/addresses/links';
import * as texts from '#texts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import card from '../ui/card.module.css';
import { holdSeparators } from '../ui/hold-separators.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { KeepButtons } from '../lists/keep-buttons.tsx';
import { CardOpening } from './opening/card-opening.tsx';
import { PhoneNumber } from './phone-number.tsx';
import { PlaceRating } from './place-rating.tsx';
import styles from './restaurant-card.module.css';

interface RestaurantCardProps {
  readonly place: Restaurant;
  /** Position on a "Top N" page. */
  readonly rank?: number | undefined;
  readonly distanceMiles?: number | undefined;
  /** Why it answers a search. */
  readonly evidence?: readonly string[] | undefined;
  /** Keeps the cover distinct from neighbors in the grid. */
  readonly cover?: Cover | undefined;
  /** Above the fold: the picture loads eagerly. */
  readonly eager?: boolean;
  /** In a grid: the picture moves to the top where there are columns. */
  readonly isTile?: boolean;
  /** One level below the list's heading. */
  readonly headingLevel?: 2 | 3;
  /** What a page says about the place, below its facts. */
  readonly children?: ReactNode;
}

/**
 * A place in a list (spec 1 §2). The name's link covers the card; other links are layered above it. Of few elements, as a
 * page has fifty of them.
 */
export function RestaurantCard({
  place,
  rank,
  distanceMiles,
  evidence = [],
  cover,
  eager = false,
  isTile = false,
  headingLevel = 3,
  children,
}: RestaurantCardProps) {
  const Heading = `h${headingLevel}` as const;
  const website = webUrl(place.website);
  return (
    <article className={clsx(card.card, styles.card, isTile && styles.tile)}>
      <Picture place={place} cover={cover} eager={eager} className={styles.picture}>
        {rank !== undefined && <span className={styles.rank}>{rank}</span>}
      </Picture>
      <div className={styles.body}>
        {place.localFavorite && <Badge tone="favorite">{texts.card.localFavorite()}</Badge>}
        {place.isNew && <Badge tone="new">{texts.card.isNew()}</Badge>}
        <Heading className={styles.name}>
          <Link to={paths.restaurant(place.id)}>{place.name}</Link>
        </Heading>
        <p className={styles.facts}>{factsOf(place)}</p>
        <PlaceRating rating={place.rating} reviewCount={place.reviewCount} />
        <CardOpening place={place}>
          {distanceMiles !== undefined && (
            <span className={styles.distance}>{distanceLabel(distanceMiles)}</span>
          )}
        </CardOpening>
        {evidence.length > 0 && <p className={styles.evidence}>{holdSeparators(evidence.join(' · '))}</p>}
        {place.description !== '' && <p className={styles.why}>{place.description}</p>}
        {children}
        <address className={styles.contact}>
          <span>{place.fullAddress ?? place.address}</span>
          {place.phone !== null && <PhoneNumber phone={place.phone} />}
          {website !== null && (
            <a
              href={website}
              target="_blank"
              rel="noopener"
              className={styles.website}
              aria-label={`${texts.card.visitWebsite()} (${place.name})`}
            >
              {texts.card.visitWebsite()}
            </a>
          )}
        </address>
      </div>
      <KeepButtons place={place} className={styles.keep} />
    </article>
  );
}

/** Cuisine, price and location in one line; unknown facts are left out. */
function factsOf({ category, priceRange, neighborhood }: RestaurantCardProps['place']): string {
  const facts = [capitalize(category), priceRange && priceText(priceRange), neighborhood];
  return holdSeparators(facts.filter((fact) => fact !== null && fact !== '').join(' · '));
}
