import type { ListPlace } from '#domain/lists/list-places';
import { Plus } from 'lucide-react';
import { useState, type RefObject } from 'react';
import type { KeptList } from '../../account/kept-list.ts';
import { useSaved } from '../../account/saved-provider.tsx';
import { useLists } from '../../account/use-lists.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/drawer.tsx';
import { showToast } from '../../ui/show-toast.ts';
import dialog from '../../ui/dialog.module.css';
import styles from './add-to-list-dialog.module.css';
import { ListNameForm } from './list-name-form.tsx';

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
  const { lists, isLoading, create } = useLists();

  async function createWith(name: string): Promise<void> {
    const key = await create(name, [emptyEntry(place.id)]);
    if (key === null) return;
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

function ListChoice({ list, place }: { readonly list: KeptList; readonly place: { readonly id: number } }) {
  const { change } = useLists();
  const saved = useSaved();
  const entry = list.places.find(({ id }) => id === place.id);

  function toggle(): void {
    if (list.isDefault) {
      if (entry) saved.remove(place.id);
      else saved.add(place.id);
    } else if (entry) {
      void change(list, { change: 'remove', id: place.id });
    } else {
      void change(list, { change: 'add', place: emptyEntry(place.id) });
    }
  }

  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={entry !== undefined} onChange={toggle} />
      <span className={styles.name}>{list.name}</span>
      <span className={styles.count}>{list.places.length}</span>
    </label>
  );
}

const emptyEntry = (id: number): ListPlace => ({ id, note: '', beenThere: false });
