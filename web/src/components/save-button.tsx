import clsx from 'clsx';
import { useSaved } from '../account/saved-provider.tsx';
import { showToast } from '../ui/show-toast.ts';
import styles from './save-button.module.css';

interface SaveButtonProps {
  readonly place: { readonly id: number; readonly name: string };
  /** Shows the label next to the heart. */
  readonly labelled?: boolean;
}

/** The heart: saves a place on the device or in the account. Not rendered without JavaScript. */
export function SaveButton({ place, labelled = false }: SaveButtonProps) {
  const { ids, add, remove } = useSaved();
  const isSaved = ids.includes(place.id);

  function toggle(): void {
    if (!isSaved) {
      add(place.id);
      return;
    }
    remove(place.id);
    showToast({
      title: 'Removed from your saved places',
      description: place.name,
      action: { label: 'Undo', onClick: () => add(place.id) },
    });
  }

  return (
    <button
      type="button"
      className={clsx(styles.save, labelled ? styles.labelled : styles.round)}
      aria-pressed={isSaved}
      {...(!labelled && { 'aria-label': `Save ${place.name}` })}
      onClick={toggle}
    >
      {labelled && (isSaved ? 'Saved' : 'Save')}
    </button>
  );
}
