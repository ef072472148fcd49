import type { SharedList } from '#contract/saved';
import { DownloadList } from '../../components/download-list.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { AddPlace } from '../../components/lists/add-place.tsx';
import { ListPlaces } from '../../components/lists/list-places.tsx';
import { MainLinks } from '../../components/main-links.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import styles from './shared-list-page.module.css';
import { sharedListTitle } from './shared-list-title.ts';
import { useSharedChanges } from './use-shared-changes.ts';

interface SharedListPageProps {
  readonly list: SharedList;
  readonly token: string;
}

/** Another reader's list, read-only or editable depending on the link. Hearts save to the visitor's own list. */
export function SharedListPage({ list, token }: SharedListPageProps) {
  const { author, restaurants, places, canEdit } = list;
  const { change, add, remove } = useSharedChanges(list, token);
  return (
    <>
      <PageHeader
        title={sharedListTitle(list)}
        subtitle={
          canEdit
            ? `${author} shared this list with you. You can add places, move them, take them off and write notes.`
            : `${author} shared this list with you. Tap a heart to save a place to your own list.`
        }
        trail={[{ label: 'Home', to: paths.home }]}
        current="Shared list"
      />
      <Container>
        {canEdit && <AddPlace has={places.map(({ id }) => id)} onAdd={add} />}
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
              <DownloadList places={restaurants} entries={places} fileName="shared-places.csv" />
            </div>
            <ListPlaces
              places={restaurants}
              entries={places}
              onChange={canEdit ? change : undefined}
              onRemove={canEdit ? remove : undefined}
            />
          </>
        )}
      </Container>
    </>
  );
}
