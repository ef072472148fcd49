import type { Restaurant } from '#contract/restaurants';
import type { Cover } from '#domain/covers/cover';
import { distanceLabel } from '#domain/words/quantities';
import { webUrl } from '#domain/addresses/links';
import * as texts from '#texts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { holdSeparators } from '../ui/hold-separators.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AddToListButton } from '../lists/add-to-list-button.tsx';
import { FactsLine } from './facts-line.tsx';
import { CardOpening } from './opening/card-opening.tsx';
import { PhoneNumber } from './phone-number.tsx';
import { PlaceRating } from './place-rating.tsx';
import { SaveButton } from '../lists/save-button.tsx';
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

/** A place in a list (spec 1 §2). The name's link covers the card; other links are layered above it. */
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
  return (
    <Card as="article" className={clsx(styles.card, isTile && styles.tile)}>
      <div className={styles.media}>
        <Picture place={place} cover={cover} eager={eager} className={styles.picture} />
        {rank !== undefined && <span className={styles.rank}>{rank}</span>}
      </div>
      <div className={styles.body}>
        {place.localFavorite && <Badge tone="favorite">{texts.card.localFavorite()}</Badge>}
        {place.isNew && <Badge tone="new">{texts.card.isNew()}</Badge>}
        <Heading className={styles.name}>
          <Link to={paths.restaurant(place.id)}>{place.name}</Link>
        </Heading>
        <FactsLine place={place} />
        <PlaceRating rating={place.rating} reviewCount={place.reviewCount} />
        <div className={styles.now}>
          <CardOpening place={place} />
          {distanceMiles !== undefined && <p className={styles.distance}>{distanceLabel(distanceMiles)}</p>}
        </div>
        {evidence.length > 0 && <p className={styles.evidence}>{holdSeparators(evidence.join(' · '))}</p>}
        {place.description !== '' && <p className={styles.why}>{place.description}</p>}
        {children}
        <Contact place={place} />
      </div>
      <div className={styles.keep}>
        <AddToListButton place={place} />
        <SaveButton place={place} />
      </div>
    </Card>
  );
}

function Contact({ place }: Pick<RestaurantCardProps, 'place'>) {
  const website = webUrl(place.website);
  return (
    <address className={styles.contact}>
      <span>{place.fullAddress ?? place.address}</span>
      {place.phone !== null && <PhoneNumber phone={place.phone} />}
      {website !== null && (
        <a href={website} target="_blank" rel="noopener" className={styles.website}>
          {texts.card.visitWebsite()}
          <VisuallyHidden>({place.name})</VisuallyHidden>
        </a>
      )}
    </address>
  );
}
