import type { SharedList } from '#contract/saved';
import { EmptyState } from '../../components/empty-state.tsx';
import { MainLinks } from '../../components/main-links.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RestaurantGrid } from '../../components/restaurant-grid.tsx';
import { DownloadList } from '../../lists/download-list.tsx';
import { PlaceNote } from '../../lists/place-tools.tsx';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import styles from './shared-list-page.module.css';

interface SharedListPageProps {
  readonly list: SharedList;
  readonly title: string;
}

/** Another reader's list. Hearts save to the visitor's own list. */
export function SharedListPage({ list, title }: SharedListPageProps) {
  const { author, restaurants, places } = list;

  function noteOf(_id: number, index: number) {
    const noted = places[index];
    return noted && <PlaceNote note={noted.note} beenThere={noted.beenThere} />;
  }

  return (
    <>
      <PageHeader
        title={title}
        subtitle={`${author ?? 'Somebody'} shared this list with you. Tap a heart to save a place to your own list.`}
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
              <DownloadList places={restaurants} notes={places} fileName="shared-places.csv" />
            </div>
            <RestaurantGrid places={restaurants} eagerCount={4} headingLevel={2} more={noteOf} />
          </>
        )}
      </Container>
    </>
  );
}
