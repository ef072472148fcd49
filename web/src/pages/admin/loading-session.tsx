import { Spinner } from '../../ui/spinner.tsx';
import styles from './loading-session.module.css';

/** A spinner while the session is being checked (spec 2 §2). */
export function LoadingSession() {
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      <span>Loading…</span>
      <noscript>You’ll need JavaScript to use the dashboard.</noscript>
    </div>
  );
}
