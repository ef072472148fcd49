import * as texts from '#texts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { restaurantsByIdsQuery } from '../../api/restaurants.ts';
import { useApp } from '../../boot/app-context.ts';
import { paths } from '../../paths.ts';
import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { FactsLine } from '../facts-line.tsx';
import { PlaceRating } from '../place-rating.tsx';
import styles from './map-card.module.css';

interface MapCardProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** The place of the pressed pin. */
export function MapCard({ id, onClose }: MapCardProps) {
  const { fetchApi } = useApp();
  const { data } = useQuery({
    ...restaurantsByIdsQuery(fetchApi, [id]),
    placeholderData: (before) => before,
  });
  const place = data?.[0];
  return (
    <div role="status" className={styles.place}>
      {place && (
        <article className={styles.card}>
          <Picture place={place} eager className={styles.picture} />
          <div className={styles.text}>
            <h3 className={styles.name}>
              <Link to={paths.restaurant(place.id)}>{place.name}</Link>
            </h3>
            <FactsLine place={place} />
            <PlaceRating rating={place.rating} reviewCount={place.reviewCount} />
          </div>
          <button
            type="button"
            aria-label={texts.map.closeCard({ name: place.name })}
            className={styles.close}
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </button>
        </article>
      )}
    </div>
  );
}
