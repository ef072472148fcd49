import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { ToastRegionProps } from './toast-region.tsx';

export interface ToastContent {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'default' | 'destructive';
  /** The way back, or on. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

let shown: ToastContent | null = null;
const listeners = new Set<() => void>();

/** Says something in passing. One at a time (spec 1 §9): a new one takes the place of the last. */
export function showToast(toast: ToastContent): void {
  shown = toast;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where toasts appear; the library behind them is fetched for the first one. */
export function Toaster() {
  const toast = useSyncExternalStore(
    watch,
    () => shown,
    () => null,
  );
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);
  const isNeeded = toast !== null;

  useEffect(() => {
    if (!isNeeded) return;
    // Offline there is nothing to show it with.
    import('./toast-region.tsx').then(
      (loaded) => setRegion(() => loaded.ToastRegion),
      () => undefined,
    );
  }, [isNeeded]);

  return toast && Region && <Region toast={toast} />;
}
