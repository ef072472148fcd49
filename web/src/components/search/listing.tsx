import type { ReactNode } from 'react';
import { Container } from '../../ui/container.tsx';
import styles from './listing.module.css';

interface ListingProps {
  readonly filters: ReactNode;
  readonly children: ReactNode;
}

/** The list of a cuisine or neighborhood page under its filters, which stick while the list is in view. */
export function Listing({ filters, children }: ListingProps) {
  return (
    <div id="results" className={styles.listing}>
      {filters}
      <Container className={styles.list}>{children}</Container>
    </div>
  );
}
