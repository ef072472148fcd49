import type { Restaurant } from '#contract/restaurants';
import type { ListChange } from '#domain/lists/list-places';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { KeptList, Lists } from '../../account/kept-list.ts';
import { DownloadList } from '../../components/download-list.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { AddPlace } from '../../components/lists/add-place.tsx';
import { ListNameForm } from '../../components/lists/list-name-form.tsx';
import { ListPlaces } from '../../components/lists/list-places.tsx';
import { ListAndMap } from '../../components/map/list-and-map.tsx';
import { MapToggle } from '../../components/map/map-toggle.tsx';
import { useMapView } from '../../components/map/use-map-view.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import styles from './saved-page.module.css';
import { ShareList } from './share-list.tsx';

interface OpenListProps {
  readonly lists: Lists;
  readonly list: KeptList;
  readonly places: readonly Restaurant[];
}

/** One list: its places and actions. */
export function OpenList({ lists, list, places }: OpenListProps) {
  const { isMap, otherView } = useMapView();
  const { account, isDefault } = list;
  const count = list.places.length;
  const missing = count - places.length;
  const change = (step: ListChange) => lists.change(list, step);

  function remove(id: number): void {
    const at = list.places.findIndex((entry) => entry.id === id);
    const place = list.places[at];
    if (!place) return;
    void change({ change: 'remove', id });
    const after = list.places[at - 1]?.id ?? null;
    showToast({
      title: `Removed from “${list.name}”`,
      description: places.find((one) => one.id === id)?.name ?? '',
      action: { label: 'Undo', onClick: () => void change({ change: 'add', place, after }) },
    });
  }

  return (
    <>
      {!isDefault && <ListHeading lists={lists} list={list} />}
      {!isDefault && (
        <AddPlace
          has={list.places.map(({ id }) => id)}
          onAdd={(id) => void change({ change: 'add', place: { id, note: '', beenThere: false } })}
        />
      )}
      {count === 0 ? (
        <NothingYet isDefault={isDefault} />
      ) : (
        <>
          <div className={styles.actions}>
            <p className={styles.count}>{count === 1 ? '1 place' : `${count} places`}</p>
            <DownloadList places={places} entries={list.places} fileName="saved-places.csv" />
            {account && <ShareList list={account} />}
            <MapToggle isMap={isMap} search={otherView} />
          </div>
          <ListAndMap isMap={isMap} shows={{ places }} ranked={false}>
            <ListPlaces
              places={places}
              entries={list.places}
              onChange={change}
              onRemove={isDefault ? undefined : remove}
            />
          </ListAndMap>
          {missing > 0 && (
            <p className={styles.note}>
              {missing === 1 ? 'One saved place is' : `${missing} saved places are`} no longer listed, so we
              don’t show {missing === 1 ? 'it' : 'them'}.
            </p>
          )}
        </>
      )}
    </>
  );
}

function NothingYet({ isDefault }: { readonly isDefault: boolean }) {
  return (
    <EmptyState
      message={
        isDefault
          ? 'Nothing saved yet. Tap the heart on any place to keep it here.'
          : 'Nothing on this list yet. Add a place by name, or from its card.'
      }
    >
      <ButtonLink to={paths.home}>Find places</ButtonLink>
      <ButtonLink to={paths.neighborhoods} variant="outline">
        All neighborhoods
      </ButtonLink>
    </EmptyState>
  );
}

function ListHeading({ lists, list }: { readonly lists: Lists; readonly list: KeptList }) {
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();

  async function rename(name: string): Promise<void> {
    // A refused name stays in its field.
    if (await lists.rename(list, name)) setNaming(false);
  }

  async function remove(): Promise<void> {
    if (!(await lists.remove(list))) return;
    const { account } = list;
    await navigate(paths.saved);
    showToast({
      title: `Deleted “${list.name}”`,
      description: account?.viewToken || account?.editToken ? 'Its links no longer work.' : '',
      action: { label: 'Undo', onClick: () => void lists.restore(list) },
    });
  }

  if (isNaming) {
    return (
      <ListNameForm
        label="Name of the list"
        name={list.name}
        submitLabel="Rename"
        onName={rename}
        onCancel={() => setNaming(false)}
      />
    );
  }
  return (
    <div className={styles.heading}>
      <h2 className={styles.name}>{list.name}</h2>
      <Button variant="quiet" size="small" onClick={() => setNaming(true)}>
        Rename
      </Button>
      <Button variant="quiet" size="small" onClick={() => void remove()}>
        Delete list
      </Button>
    </div>
  );
}
