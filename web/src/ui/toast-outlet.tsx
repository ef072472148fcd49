import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { latestToast, subscribeToToasts, type ToastMessage } from './show-toast.ts';
import styles from './toast-outlet.module.css';
import type { ToasterProps } from './toaster.tsx';

/** Where toasts appear. Their code is loaded with the first one, because few visits see any. */
export function ToastOutlet() {
  const message = useSyncExternalStore(subscribeToToasts, latestToast, () => null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [plain, setPlain] = useState<ToastMessage | null>(null);

  useEffect(() => {
    if (message === null || Toaster !== null) return;
    import('./toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      // Without a network it is said plainly; the next one tries again.
      () => setPlain(message),
    );
  }, [message, Toaster]);

  if (message === null) return null;
  if (Toaster !== null) return <Toaster message={message} />;
  return (
    message === plain && (
      <p key={message.title} role="alert" className={styles.plain}>
        {message.title}. {message.description}
      </p>
    )
  );
}
