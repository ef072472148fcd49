import type { Restaurant } from '#contract/restaurants';
import type { Cover } from '#domain/covers/cover';
import { distanceLabel } from '#domain/words/quantities';
import { webUrl } from '#domain/addresses/links';
import * as texts from '#texts';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { holdSeparators } from '../ui/hold-separators.ts';
import { Link } from 'react-router';
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
  /** One level below the list's heading. */
  readonly headingLevel?: 2 | 3;
}

/** A place in a list (spec 1 §2). The name's link covers the card; other links are layered above it. */
export function RestaurantCard({
  place,
  rank,
  distanceMiles,
  evidence,
  cover,
  eager = false,
  headingLevel = 3,
}: RestaurantCardProps) {
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.media}>
        <Picture place={place} cover={cover} eager={eager} className={styles.picture} />
        {rank !== undefined && <span className={styles.rank}>{rank}</span>}
        <div className={styles.lists}>
          <AddToListButton place={place} />
        </div>
      </div>
      <div className={styles.body}>
        <CardBody {...{ place, distanceMiles, evidence, headingLevel }} />
      </div>
      <div className={styles.save}>
        <SaveButton place={place} />
      </div>
    </Card>
  );
}

type CardBodyProps = Pick<RestaurantCardProps, 'place' | 'distanceMiles' | 'evidence' | 'headingLevel'>;

function CardBody({ place, distanceMiles, evidence = [], headingLevel = 3 }: CardBodyProps) {
  const Heading = `h${headingLevel}` as const;
  const website = webUrl(place.website);
  return (
    <>
      {place.localFavorite && (
        <p className={styles.badge}>
          <Badge tone="favorite">{texts.card.localFavorite()}</Badge>
        </p>
      )}
      <Heading className={styles.name}>
        <Link to={paths.restaurant(place.id)}>{place.name}</Link>
      </Heading>
      <FactsLine place={place} />
      <PlaceRating rating={place.rating} reviewCount={place.reviewCount} />
      <CardOpening place={place} />
      {evidence.length > 0 && <p className={styles.evidence}>{holdSeparators(evidence.join(' · '))}</p>}
      <p className={styles.why}>{place.description}</p>
      <address className={styles.contact}>
        {distanceMiles !== undefined && <p className={styles.distance}>{distanceLabel(distanceMiles)}</p>}
        <p className={styles.pin}>{place.fullAddress ?? place.address}</p>
        {place.phone !== null && (
          <p className={styles.phone}>
            <PhoneNumber phone={place.phone} />
          </p>
        )}
      </address>
      {website !== null && (
        <div className={styles.action}>
          <ButtonLink to={website} newTab variant="quiet" size="small" className={styles.website}>
            {texts.card.visitWebsite()}
            <VisuallyHidden>({place.name})</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
    </>
  );
}
