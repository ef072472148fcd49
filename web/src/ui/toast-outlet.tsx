import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { latestToast, subscribeToToasts, type ToastMessage } from './show-toast.ts';
import styles from './toast-outlet.module.css';
import type { ToasterProps } from './toaster.tsx';

/** Renders toasts. Their code is loaded with the first one, because few visits see any. */
export function ToastOutlet() {
  const message = useSyncExternalStore(subscribeToToasts, latestToast, () => null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const [plain, setPlain] = useState<ToastMessage | null>(null);

  useEffect(() => {
    if (message === null || Toaster !== null) return;
    import('./toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      // Offline, the message is shown without the library; the next toast tries again.
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
