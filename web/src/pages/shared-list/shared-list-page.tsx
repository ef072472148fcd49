import type { SharedList } from '#contract/saved';
import { DownloadList } from '../../components/download-list.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { MainLinks } from '../../components/main-links.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RestaurantGrid } from '../../components/restaurant-grid.tsx';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import styles from './shared-list-page.module.css';

/** Another reader's list, read-only: the hearts save places to one's own. */
export function SharedListPage({ list }: { readonly list: SharedList }) {
  const { author, restaurants } = list;
  return (
    <>
      <PageHeader
        title={`Places saved by ${author}`}
        subtitle={`${author} shared this list with you. Press a heart to keep a place in your own.`}
        trail={[{ label: 'Home', to: paths.home }]}
        current="Shared list"
      />
      <Container>
        {restaurants.length === 0 ? (
          <EmptyState message="Nothing’s on this list right now.">
            <MainLinks />
          </EmptyState>
        ) : (
          <>
            <div className={styles.actions}>
              <p className={styles.count}>
                {restaurants.length === 1 ? '1 place' : `${restaurants.length} places`}
              </p>
              <DownloadList places={restaurants} fileName="shared-places.csv" />
            </div>
            <RestaurantGrid places={restaurants} eagerCount={4} headingLevel={2} />
          </>
        )}
      </Container>
    </>
  );
}
