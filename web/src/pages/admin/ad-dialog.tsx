import type { AdStats } from '#contract/ads';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { AdForm } from './ad-form.tsx';
import styles from './ad-dialog.module.css';
import dialogStyles from '../../ui/dialog.module.css';
import type { AdminActions } from './use-admin-actions.ts';

interface AdDialogProps {
  /** The ad to change; without one, the dialog creates one. */
  readonly ad?: AdStats;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly save: AdminActions['save'];
}

/** The 'Create New Ad' dialog (spec 2 §4), and the same form to change an ad; refilled each time it opens. */
export function AdDialog({ ad, open, onOpenChange, save }: AdDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next || !save.isPending) && onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={`${dialogStyles.popup} ${dialogStyles.wide}`}>
          <div className={styles.head}>
            <Dialog.Title className={dialogStyles.title}>
              {ad ? `Edit ${ad.name}` : 'Create New Ad'}
            </Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Close" disabled={save.isPending}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <AdForm ad={ad} save={save} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
