import type { Restaurant } from '#contract/restaurants';
import { HEARTS, type PlaceList, placesOf } from '#domain/lists/place-list';
import * as texts from '#texts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListAndMap, MapToggle, useMapView } from '../../components/map/list-and-map.tsx';
import { RestaurantGrid } from '../../components/restaurant-grid.tsx';
import { AddPlace } from '../../lists/add-place.tsx';
import { ListNameForm } from '../../lists/list-name-form.tsx';
import { useLists } from '../../lists/lists-provider.tsx';
import { PlaceTools } from '../../lists/place-tools.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './saved-page.module.css';
import { ShareList } from './share-list.tsx';

interface OpenListProps {
  readonly list: PlaceList;
  readonly places: readonly Restaurant[];
}

export function OpenList({ list, places }: OpenListProps) {
  const { isMap } = useMapView();
  const { addPlace } = useLists();
  const isHearts = list.key === HEARTS;
  const kept = placesOf(list);
  const shown = new Set(places.map(({ id }) => id));
  const missing = kept.filter(({ id }) => !shown.has(id)).map(({ id }) => id);
  // Undo is offered offline, too, where its code can't be loaded.
  useEffect(() => {
    import('../../ui/toaster.tsx').catch(() => undefined);
  }, []);
  return (
    <>
      {!isHearts && <ListHeading list={list} />}
      {!isHearts && <AddPlace has={kept.map(({ id }) => id)} onAdd={(id) => addPlace(list.key, id)} />}
      {kept.length === 0 ? (
        <NothingYet isHearts={isHearts} />
      ) : (
        <>
          <div className={styles.actions}>
            <p className={styles.count}>{texts.words.places({ count: kept.length })}</p>
            <MapToggle />
            <ShareList list={list} />
          </div>
          <ListAndMap isMap={isMap} shows={{ places }}>
            <Places list={list} places={places} />
          </ListAndMap>
          {missing.length > 0 && <Missing list={list} ids={missing} />}
        </>
      )}
    </>
  );
}

function Places({ list, places }: OpenListProps) {
  const { editPlace, removePlace } = useLists();
  const [announcement, setAnnouncement] = useState('');
  const shown = new Map(places.map((place) => [place.id, place]));
  // Places no longer listed are not shown, so they don't count as neighbors.
  const order = placesOf(list).filter(({ id }) => shown.has(id));

  function toolsOf(id: number) {
    const [place, kept] = [shown.get(id), order.find((one) => one.id === id)];
    if (!place || !kept) return null;
    return (
      <PlaceTools
        placeName={place.name}
        place={kept}
        order={order}
        onEdit={(facts) => editPlace(list.key, id, facts)}
        onMoved={setAnnouncement}
        onRemove={list.key === HEARTS ? undefined : () => removePlace(list.key, place)}
      />
    );
  }

  return (
    <>
      <RestaurantGrid places={places} eagerCount={4} headingLevel={2} more={toolsOf} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

function Missing({ list, ids }: { readonly list: PlaceList; readonly ids: readonly number[] }) {
  const { editPlace } = useLists();
  const count = ids.length;
  return (
    <p className={styles.note}>
      {texts.saved.missing({ count })}{' '}
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          for (const id of ids) editPlace(list.key, id, { removed: true });
        }}
      >
        {texts.saved.takeOff({ count })}
      </Button>
    </p>
  );
}

function NothingYet({ isHearts }: { readonly isHearts: boolean }) {
  return (
    <EmptyState message={isHearts ? texts.saved.nothing() : texts.saved.nothingOnList()}>
      <ButtonLink to={paths.home}>{texts.saved.find()}</ButtonLink>
      <ButtonLink to={paths.neighborhoods} variant="outline">
        {texts.words.allNeighborhoods()}
      </ButtonLink>
    </EmptyState>
  );
}

function ListHeading({ list: { key, name } }: { readonly list: PlaceList }) {
  const { editList, removeList } = useLists();
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();

  function rename(given: string): void {
    editList(key, { name: given });
    setNaming(false);
  }

  function remove(): void {
    removeList(key);
    void navigate(paths.saved);
  }

  if (isNaming) {
    return (
      <ListNameForm
        label={texts.saved.listName()}
        name={name}
        submitLabel={texts.saved.rename()}
        onName={rename}
        onCancel={() => setNaming(false)}
      />
    );
  }
  return (
    <div className={styles.heading}>
      <h2 className={styles.name}>{name}</h2>
      <Button variant="quiet" size="small" onClick={() => setNaming(true)}>
        {texts.saved.rename()}
      </Button>
      <Button variant="quiet" size="small" onClick={remove}>
        {texts.saved.deleteList()}
      </Button>
    </div>
  );
}
