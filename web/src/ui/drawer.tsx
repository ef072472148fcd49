import * as texts from '#texts';
import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styles from './drawer.module.css';

/** For other kinds of dialogs; keeps the library in one chunk with a single name. */
export { Dialog };

export interface DrawerProps {
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The element that opened it: focus returns there. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * A sheet with a title, from below on a phone and from the side on wider screens; what is in it scrolls by itself. The
 * library handles focus, Escape and the page behind. Import it on demand: few visits open one, and the library is a
 * large part of the script.
 */
export function Drawer({ title, open, onOpenChange, opener, children }: DrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.sheet} finalFocus={opener}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={texts.words.close()}>
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
