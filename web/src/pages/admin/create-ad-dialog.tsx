import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { CreateAdForm } from './create-ad-form.tsx';
import styles from './create-ad-dialog.module.css';
import dialogStyles from './dialog.module.css';
import type { AdminActions } from './use-admin-actions.ts';

interface CreateAdDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly create: AdminActions['create'];
}

/** The 'Create New Ad' dialog (spec 2 §4); its form is empty each time it opens. */
export function CreateAdDialog({ open, onOpenChange, create }: CreateAdDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next || !create.isPending) && onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={`${dialogStyles.popup} ${dialogStyles.wide}`}>
          <div className={styles.head}>
            <Dialog.Title className={dialogStyles.title}>Create New Ad</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close" disabled={create.isPending}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <CreateAdForm create={create} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
