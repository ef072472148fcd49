import { placesOf, type PlaceList } from '#domain/lists/place-list';
import { Plus } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/drawer.tsx';
import { showToast } from '../ui/show-toast.ts';
import dialog from '../ui/dialog.module.css';
import styles from './add-to-list-dialog.module.css';
import { ListNameForm } from './list-name-form.tsx';
import { useLists } from './lists-provider.tsx';

export interface AddToListDialogProps {
  readonly place: { readonly id: number; readonly name: string };
  readonly opener: RefObject<HTMLElement | null>;
  /** Called once it has closed. */
  readonly onGone: () => void;
}

/** Shows and changes which of the reader's lists a place is on. */
export function AddToListDialog({ place, opener, onGone }: AddToListDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [isNaming, setNaming] = useState(false);
  const { lists, isLoading, createList, addPlace } = useLists();

  function createWith(name: string): void {
    const key = createList(name);
    if (key === null) return;
    addPlace(key, place.id);
    setNaming(false);
    showToast({ title: `Added to “${name}”`, description: place.name });
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen} onOpenChangeComplete={(open) => !open && onGone()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup className={dialog.popup} finalFocus={opener}>
          <Dialog.Title className={dialog.title}>Add to a list</Dialog.Title>
          <Dialog.Description className={dialog.text}>{place.name}</Dialog.Description>
          {isLoading ? (
            <p>Loading your lists …</p>
          ) : (
            <ul role="list" className={styles.lists}>
              {lists.map((list) => (
                <li key={list.key}>
                  <ListChoice list={list} place={place} />
                </li>
              ))}
            </ul>
          )}
          {isNaming ? (
            <ListNameForm
              label="Name of the new list"
              submitLabel="Create and add"
              onName={createWith}
              onCancel={() => setNaming(false)}
            />
          ) : (
            <div className={dialog.buttons}>
              <Button variant="outline" onClick={() => setNaming(true)}>
                <Plus aria-hidden="true" />
                New list
              </Button>
              <Button onClick={() => setOpen(false)}>Done</Button>
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ListChoice({ list, place }: { readonly list: PlaceList; readonly place: { readonly id: number } }) {
  const { addPlace, editPlace } = useLists();
  const places = placesOf(list);
  const isOn = places.some(({ id }) => id === place.id);
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={() =>
          isOn ? editPlace(list.key, place.id, { removed: true }) : addPlace(list.key, place.id)
        }
      />
      <span className={styles.name}>{list.name}</span>
      <span className={styles.count}>{places.length}</span>
    </label>
  );
}
