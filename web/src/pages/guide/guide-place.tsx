import { priceText } from '#domain/words/quantities';
import { capitalize } from '#domain/words/capitalize';
import type { GuidePlace as GuidePlaceData } from '#contract/editorial';
import type { Cover } from '#domain/covers/cover';
import * as texts from '#texts';
import { MapPin, Phone } from 'lucide-react';
import { AddToListButton } from '../../lists/add-to-list-button.tsx';
import { CardOpening } from '../../components/opening/card-opening.tsx';
import { PhoneNumber } from '../../components/phone-number.tsx';
import { PlaceRating } from '../../components/place-rating.tsx';
import { SaveButton } from '../../lists/save-button.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { holdSeparators } from '../../ui/hold-separators.ts';
import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './guide-place.module.css';

interface GuidePlaceProps {
  readonly place: GuidePlaceData;
  readonly rank: number;
  readonly cover?: Cover | undefined;
}

/** A numbered place in a guide, with everything the spec lists (spec 2 §2) and the editors' additions. */
export function GuidePlace({ place, rank, cover }: GuidePlaceProps) {
  return (
    <section aria-labelledby={`place-${place.id}`} className={styles.place}>
      <div className={styles.media}>
        <Picture place={place} cover={cover} eager={rank === 1} className={styles.picture} />
        <span className={styles.rank} aria-hidden="true">
          {rank}
        </span>
        <div className={styles.keep}>
          <AddToListButton place={place} />
          <SaveButton place={place} />
        </div>
      </div>
      <div className={styles.text}>
        <h2 id={`place-${place.id}`} className={styles.name}>
          <VisuallyHidden>{rank}. </VisuallyHidden>
          <Link to={paths.restaurant(place.id)}>{place.name}</Link>
        </h2>
        <p className={styles.facts}>
          <span>{capitalize(place.category)}</span>
          <span>{holdSeparators(place.neighborhood)}</span>
          {place.priceRange !== null && <Badge>{priceText(place.priceRange)}</Badge>}
        </p>
        <PlaceRating rating={place.rating} reviewCount={place.reviewCount} />
        <CardOpening place={place} />
        <p>{place.description}</p>
        {place.note === null ? (
          place.reason !== null && <p className={styles.note}>{place.reason}</p>
        ) : (
          <p className={styles.note}>
            <strong>{texts.guide.note()}</strong> {place.note}
          </p>
        )}
        <address className={styles.contact}>
          <p>
            <MapPin aria-hidden="true" />
            {place.fullAddress ?? place.address}
          </p>
          {place.phone !== null && (
            <p>
              <Phone aria-hidden="true" />
              <PhoneNumber phone={place.phone} />
            </p>
          )}
        </address>
      </div>
    </section>
  );
}
