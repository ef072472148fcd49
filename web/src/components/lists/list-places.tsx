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
  /** Absent where the list may only be read. */
  readonly onChange?: ((change: ListChange) => Promise<Outcome>) | undefined;
  /** Absent where the heart takes a place off. */
  readonly onRemove?: ((id: number) => void) | undefined;
}

/** The cards of a list, each with its note; with what changes them, where that is allowed. */
export function ListPlaces({ places, entries, onChange, onRemove }: ListPlacesProps) {
  const [said, setSaid] = useState('');
  const isOwn = onChange !== undefined;
  // A change that is refused is said in a toast, whose code cannot come once the network is gone.
  useEffect(() => {
    if (isOwn) import('../../ui/toaster.tsx').catch(() => undefined);
  }, [isOwn]);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  // Those that are no longer listed are not shown, and so no neighbors.
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
