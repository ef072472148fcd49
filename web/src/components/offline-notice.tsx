import { useIsOnline } from '../hooks/use-is-online.ts';
import styles from './offline-notice.module.css';

/** A line at the lower edge for as long as there is no network. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>You are offline. Pages that you have opened before still work.</p>
      )}
    </div>
  );
}
