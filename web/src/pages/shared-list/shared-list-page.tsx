import { region } from '#city';
import * as texts from '#texts';
import { type LoaderFunction, useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { MainLinks } from '../../components/main-links.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RestaurantGrid } from '../../components/restaurant-grid.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { PlaceNote } from '../../lists/place-tools.tsx';
import { loadFound } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import styles from './shared-list-page.module.css';

/** Another reader's list. Hearts save to the visitor's own list. */
export function Component() {
  const { token = '' } = useParams();
  const { author, name, isHearts, restaurants, places } = useCall('getSharedSaved', { params: { token } });
  const title = isHearts && author !== null ? `Places saved by ${author}` : name;

  function noteOf(_id: number, index: number) {
    const noted = places[index];
    return noted && <PlaceNote note={noted.note} beenThere={noted.beenThere} />;
  }

  return (
    <>
      <PageHead
        title={title}
        description={`A list of places to eat in ${region.name}, shared by ${author ?? 'a reader'}.`}
        image={paths.sharePictureOfList(token)}
      />
      <PageHeader
        title={title}
        subtitle={`${author ?? 'Somebody'} shared this list with you. Tap a heart to save a place to your own list.`}
        current="Shared list"
      />
      <Container>
        {restaurants.length === 0 ? (
          <EmptyState message="Nothing’s on this list right now.">
            <MainLinks />
          </EmptyState>
        ) : (
          <>
            <p className={styles.count}>{texts.words.places({ count: restaurants.length })}</p>
            <RestaurantGrid places={restaurants} eagerCount={4} headingLevel={2} more={noteOf} />
          </>
        )}
      </Container>
    </>
  );
}

export const loader: LoaderFunction = async ({ context, params: { token = '' } }) => {
  await loadFound(context, 'getSharedSaved', { params: { token } });
  return null;
};
