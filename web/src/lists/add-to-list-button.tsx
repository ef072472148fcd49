import clsx from 'clsx';
import { useRef, useState, type ComponentType } from 'react';
import type { AddToListDialogProps } from './add-to-list-dialog.tsx';
import styles from './save-button.module.css';

/** Opens the reader's lists; their code is loaded on click. Not rendered without JavaScript. */
export function AddToListButton({ place }: { readonly place: AddToListDialogProps['place'] }) {
  const [Dialog, setDialog] = useState<ComponentType<AddToListDialogProps> | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = () =>
    import('./add-to-list-dialog.tsx').then(
      (loaded) => setDialog(() => loaded.AddToListDialog),
      // The next press retries.
      () => undefined,
    );
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={clsx(styles.save, styles.round, styles.list)}
        aria-haspopup="dialog"
        aria-label={`Add ${place.name} to a list`}
        onClick={() => void open()}
      />
      {Dialog && <Dialog place={place} opener={opener} onGone={() => setDialog(null)} />}
    </>
  );
}
