import * as texts from '#texts';
import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import type { ToastMessage } from './show-toast.ts';
import styles from './toaster.module.css';

export interface ToasterProps {
  readonly message: ToastMessage;
}

/** Spec 1 §9. */
const SHOWN_FOR_MS = 5_000;
const manager = Toast.createToastManager();

/** One toast at a time; the library handles timing, focus and announcements. */
export function Toaster({ message }: ToasterProps) {
  useEffect(() => {
    const { title, description, variant = 'default', durationMs, action } = message;
    const id = manager.add({
      title,
      description,
      type: variant,
      priority: variant === 'destructive' ? 'high' : 'low',
      ...(durationMs !== undefined && { timeout: durationMs }),
      ...(action && { actionProps: { children: action.label, onClick: () => act(action.onClick) } }),
    });
    return () => manager.close(id);
  }, [message]);

  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={SHOWN_FOR_MS}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** The action was taken, so the toast closes. */
function act(onClick: () => void): void {
  onClick();
  manager.close();
}

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    // The library hides urgent toasts and every Close button until focused, although they are reachable.
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} aria-hidden={false}>
      <Toast.Content className={styles.content}>
        <Toast.Title className={styles.title} render={<p />} />
        <Toast.Description className={styles.description} />
      </Toast.Content>
      {toast.actionProps && <Toast.Action className={styles.action} />}
      <Toast.Close className={styles.close} aria-label={texts.words.close()} aria-hidden={false}>
        <X aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ));
}
