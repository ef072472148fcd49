import type { ReactNode } from 'react';
import { ListAndMap, type ListAndMapProps } from '../map/list-and-map.tsx';
import { Container } from '../../ui/container.tsx';
import styles from './listing.module.css';

export interface ListingProps {
  readonly filters: ReactNode;
  readonly map: Omit<ListAndMapProps, 'children'>;
  readonly children: ReactNode;
}

/** The list of a cuisine or neighborhood page under its filters, which stick while the list is in view. */
export function Listing({ filters, map, children }: ListingProps) {
  return (
    <div id="results" className={styles.listing}>
      {filters}
      <Container className={styles.list}>
        <ListAndMap {...map}>{children}</ListAndMap>
      </Container>
    </div>
  );
}
