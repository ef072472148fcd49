import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import type { ToastContent } from './toaster.tsx';
import styles from './toast-region.module.css';

export interface ToastRegionProps {
  readonly toast: ToastContent;
}

/** Spec 1 §9. */
const DISPLAY_MS = 5000;

const manager = Toast.createToastManager<ToastContent>();

/** Time, focus, swiping and reading aloud are the library's work. Import it on demand. */
export function ToastRegion({ toast }: ToastRegionProps) {
  useEffect(() => {
    manager.close();
    const { title, description, tone, action } = toast;
    manager.add({
      title,
      description,
      data: toast,
      priority: tone === 'destructive' ? 'high' : 'low',
      ...(action && {
        actionProps: {
          children: action.label,
          onClick: () => {
            action.onClick();
            manager.close();
          },
        },
      }),
    });
  }, [toast]);

  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={DISPLAY_MS}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastContent>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'right']}
      className={styles.toast}
      // The library hides urgent ones, and every Close, until they have the focus; they can be reached all the same.
      aria-hidden={false}
      data-tone={toast.data?.tone ?? 'default'}
    >
      <div className={styles.text}>
        <Toast.Title className={styles.title} render={<p />} />
        <Toast.Description className={styles.description} />
      </div>
      {toast.actionProps && <Toast.Action className={styles.action} />}
      <Toast.Close className={styles.close} aria-label="Close" aria-hidden={false}>
        <X aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ));
}
