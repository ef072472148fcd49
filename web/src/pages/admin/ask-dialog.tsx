import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '../../ui/button.tsx';
import styles from '../../ui/dialog.module.css';

interface AskDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onCancel: () => void;
  readonly onAction: () => void;
}

/** Asks before something that can't be taken back. */
export function AskDialog({ open, title, text, action, onCancel, onAction }: AskDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
          <div className={styles.buttons}>
            <Button variant="outline" onClick={onCancel}>
              Cancel
            </Button>
            <Button onClick={onAction}>{action}</Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
