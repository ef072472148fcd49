import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '../../ui/button.tsx';
import styles from '../../ui/dialog.module.css';

interface DeleteAdDialogProps {
  /** Name of the ad to delete; the dialog is closed without one. */
  readonly name: string | null;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** Deletion is permanent, after a confirmation (spec 2 §5). */
export function DeleteAdDialog({ name, onCancel, onDelete }: DeleteAdDialogProps) {
  return (
    <AlertDialog.Root open={name !== null} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>Delete this ad?</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>
            {`Are you sure you want to delete "${name ?? ''}"? This action cannot be undone.`}
          </AlertDialog.Description>
          <div className={styles.buttons}>
            <Button variant="outline" onClick={onCancel}>
              Cancel
            </Button>
            <Button onClick={onDelete}>Delete</Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
