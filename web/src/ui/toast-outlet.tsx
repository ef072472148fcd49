import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { latestToast, subscribeToToasts } from './show-toast.ts';
import type { ToasterProps } from './toaster.tsx';

/** Where toasts appear. What draws them is fetched with the first one: few visits see any. */
export function ToastOutlet() {
  const message = useSyncExternalStore(subscribeToToasts, latestToast, () => null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const isWanted = message !== null;

  useEffect(() => {
    if (!isWanted) return;
    import('./toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      // Offline: what a toast says also stands on the page.
      () => undefined,
    );
  }, [isWanted]);

  return Toaster && message && <Toaster message={message} />;
}
