import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLoaded } from '../hooks/use-loaded.ts';
import { latestToast, subscribeToToasts, type ToastMessage } from './show-toast.ts';
import styles from './toast-outlet.module.css';

/** Renders toasts. Their code is loaded with the first one, because few visits see any. */
export function ToastOutlet() {
  const message = useSyncExternalStore(subscribeToToasts, latestToast, () => null);
  const [Toaster, fetchToaster] = useLoaded(async () => (await import('./toaster.tsx')).Toaster);
  const [plain, setPlain] = useState<ToastMessage | null>(null);

  // Offline, the message is shown without the library; the next toast tries again.
  const fetchOrShow = useEffectEvent(() => void fetchToaster().catch(() => setPlain(message)));
  useEffect(() => {
    if (message !== null) fetchOrShow();
  }, [message]);

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
