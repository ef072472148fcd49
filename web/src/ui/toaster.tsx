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

/** One toast at a time; timing, focus and announcing are the library's work. */
export function Toaster({ message }: ToasterProps) {
  useEffect(() => {
    const { title, description, variant = 'default' } = message;
    const id = manager.add({
      title,
      description,
      type: variant,
      priority: variant === 'destructive' ? 'high' : 'low',
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

function Toasts() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Content className={styles.content}>
        <Toast.Title className={styles.title} render={<p />} />
        <Toast.Description className={styles.description} />
      </Toast.Content>
      <Toast.Close className={styles.close} aria-label="Close">
        <X aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ));
}
