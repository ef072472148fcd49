import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { latestToast, subscribeToToasts } from './show-toast.ts';
import type { ToasterProps } from './toaster.tsx';

/** Where toasts appear. Their code is loaded with the first one, because few visits see any. */
export function ToastOutlet() {
  const message = useSyncExternalStore(subscribeToToasts, latestToast, () => null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const isWanted = message !== null;

  useEffect(() => {
    if (!isWanted) return;
    import('./toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      // Offline: the toast's message is on the page as well.
      () => undefined,
    );
  }, [isWanted]);

  return Toaster && message && <Toaster message={message} />;
}
