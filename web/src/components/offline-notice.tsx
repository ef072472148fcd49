import { useIsOnline } from '../hooks/use-is-online.ts';
import styles from './offline-notice.module.css';

/** A bar at the bottom edge while the browser is offline. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>You’re offline. Pages you’ve already opened in this tab still work.</p>
      )}
    </div>
  );
}
