import * as texts from '#texts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { restaurantsByIdsQuery } from '../../api/restaurants.ts';
import { RestaurantCard } from '../restaurant-card.tsx';
import styles from './map-card.module.css';

interface MapCardProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function MapCard({ id, onClose }: MapCardProps) {
  const { data } = useQuery({
    ...restaurantsByIdsQuery([id]),
    placeholderData: (before) => before,
  });
  const place = data?.[0];
  return (
    <div role="status" className={styles.place}>
      {place && (
        <>
          <RestaurantCard place={place} eager />
          <button
            type="button"
            aria-label={texts.map.closeCard({ name: place.name })}
            className={styles.close}
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </button>
        </>
      )}
    </div>
  );
}
