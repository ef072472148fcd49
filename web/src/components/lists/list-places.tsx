import type { Restaurant } from '#contract/restaurants';
import type { ListChange, ListPlace } from '#domain/lists/list-places';
import { useEffect, useState } from 'react';
import type { Outcome } from '../../account/kept-list.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { RestaurantGrid } from '../restaurant-grid.tsx';
import { PlaceNote, PlaceTools } from './place-tools.tsx';

interface ListPlacesProps {
  readonly places: readonly Restaurant[];
  readonly entries: readonly ListPlace[];
  /** Absent if the list is read-only. */
  readonly onChange?: ((change: ListChange) => Promise<Outcome>) | undefined;
  /** Absent if the heart removes a place. */
  readonly onRemove?: ((id: number) => void) | undefined;
}

/** The cards of a list, each with its note, and with editing controls if editable. */
export function ListPlaces({ places, entries, onChange, onRemove }: ListPlacesProps) {
  const [said, setSaid] = useState('');
  const isOwn = onChange !== undefined;
  // Preload the toast's code: it reports refused changes and can't be loaded offline.
  useEffect(() => {
    if (isOwn) import('../../ui/toaster.tsx').catch(() => undefined);
  }, [isOwn]);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  // Places no longer listed are not shown, so they don't count as neighbors.
  const order = places.map(({ id }) => id);

  function toolsOf(id: number, position: number) {
    const entry = byId.get(id);
    const name = places[position]?.name ?? '';
    if (!entry) return null;
    if (!onChange) return <PlaceNote entry={entry} />;
    return (
      <PlaceTools
        placeName={name}
        entry={entry}
        position={position}
        order={order}
        onChange={onChange}
        onMoved={setSaid}
        onRemove={onRemove && (() => onRemove(id))}
      />
    );
  }

  return (
    <>
      <RestaurantGrid places={places} eagerCount={4} headingLevel={2} more={toolsOf} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
