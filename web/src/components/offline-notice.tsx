import { useSyncExternalStore } from 'react';
import { useIsOnline } from '../hooks/use-is-online.ts';
import { isKeptCopy, watchKeptCopy } from '../offline/kept-copy.ts';
import styles from './offline-notice.module.css';

/** A bar at the bottom edge while the browser is offline. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const isCopy = useSyncExternalStore(watchKeptCopy, isKeptCopy, () => false);
  return (
    <div role="status">
      {(isCopy || !isOnline) && <p className={styles.notice}>{offlineWords(isCopy)}</p>}
    </div>
  );
}

function offlineWords(isCopy: boolean): string {
  if (isCopy) return 'You’re offline. This is the page as you last saw it.';
  return navigator.serviceWorker?.controller
    ? 'You’re offline. Pages you’ve opened before still work.'
    : 'You’re offline. Pages you’ve already opened in this tab still work.';
}
