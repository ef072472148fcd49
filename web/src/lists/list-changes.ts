import {
  changeList,
  changePlace,
  HEARTS,
  HEARTS_NAME,
  MAX_LISTS,
  MAX_SAVED,
  newList,
  placesOf,
  type ListFacts,
  type PlaceFacts,
  type PlaceList,
} from '#domain/lists/place-list';
import { randomId } from '../api/random-id.ts';
import { showToast } from '../ui/show-toast.ts';
import { keepChange, readKept } from './kept-lists.ts';

/** What a reader can do with the owner's lists. `send` passes each change on. */
export function listChanges(owner: string, send: () => void) {
  /** As stored: Undo may run long after the render that offered it. */
  const current = (key: string): PlaceList =>
    readKept(owner).lists.find((list) => list.key === key) ?? newList(key, HEARTS_NAME);

  function keep(changed: PlaceList): void {
    keepChange(owner, changed);
    send();
  }

  const editPlace = (key: string, id: number, facts: Partial<PlaceFacts>) =>
    keep(changePlace(current(key), id, facts, Date.now()));

  const editList = (key: string, facts: Partial<ListFacts>) =>
    keep(changeList(current(key), facts, Date.now()));

  return {
    editPlace,
    editList,
    addPlace(key: string, id: number): void {
      if (placesOf(current(key)).length < MAX_SAVED) {
        editPlace(key, id, { removed: false, rank: Date.now() });
      } else {
        refuse('Your list is full', `A list holds ${MAX_SAVED} places. Take one off to add another.`);
      }
    },
    /** Offers to undo it. */
    removePlace(key: string, { id, name }: { readonly id: number; readonly name: string }): void {
      const list = current(key);
      const before = list.places.find((place) => place.id === id);
      editPlace(key, id, { removed: true, note: '', beenThere: false });
      showToast({
        title: key === HEARTS ? 'Removed from your saved places' : `Removed from “${list.name}”`,
        description: name,
        action: { label: 'Undo', onClick: () => editPlace(key, id, { ...before, removed: false }) },
      });
    },
    /** Returns the key of the new list, or `null` if there is no room. */
    createList(name: string): string | null {
      // The saved places are a list, too.
      const others = readKept(owner).lists.filter((list) => list.key !== HEARTS && !list.removed);
      if (others.length >= MAX_LISTS - 1) {
        refuse(
          'Your lists are full',
          `You can keep ${MAX_LISTS} lists. Delete one to make room for another.`,
        );
        return null;
      }
      const key = randomId();
      keep(changeList(newList(key, name), {}, Date.now()));
      return key;
    },
    /** Offers to undo it. */
    removeList(key: string): void {
      const before = current(key);
      const restored = () =>
        changeList({ ...before, updatedAt: current(key).updatedAt }, { shared: false }, Date.now());
      editList(key, { removed: true, shared: false });
      showToast({
        title: `Deleted “${before.name}”`,
        description: before.shared ? 'Its link no longer works.' : '',
        // Brings the places along: those of a removed list are not kept.
        action: { label: 'Undo', onClick: () => keep(restored()) },
      });
    },
  };
}

function refuse(title: string, description: string): void {
  showToast({ title, description, variant: 'destructive' });
}
