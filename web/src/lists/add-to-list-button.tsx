import * as texts from '#texts';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { useLoaded } from '../hooks/use-loaded.ts';
import type { AddToListDialogProps } from './add-to-list-dialog.tsx';
import styles from './save-button.module.css';

export type AddToListButtonProps = Pick<AddToListDialogProps, 'place'>;

/** Opens the reader's lists; their code is loaded on click. Not rendered without JavaScript. */
export function AddToListButton({ place }: AddToListButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, fetchDialog] = useLoaded(
    async () => (await import('./add-to-list-dialog.tsx')).AddToListDialog,
  );
  const opener = useRef<HTMLButtonElement>(null);
  // If the code can't be loaded, the next press retries.
  const open = () =>
    fetchDialog().then(
      () => setOpen(true),
      () => undefined,
    );
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={clsx(styles.save, styles.round, styles.list)}
        aria-haspopup="dialog"
        aria-label={texts.card.addToList({ name: place.name })}
        onClick={() => void open()}
      />
      {Dialog && isOpen && <Dialog place={place} opener={opener} onGone={() => setOpen(false)} />}
    </>
  );
}
