'use client';

import type { NewsletterDesk } from '#contract/newsletter-desk';
import styles from './newsletter.module.css';

interface FailedDeliveriesProps {
  desk: NewsletterDesk;
  /** `null` for those who may only look. */
  onRetry: ((id: number | null) => Promise<void>) | null;
}

/** Who did not get to the mailing service, why, and another try. */
export function FailedDeliveries({ desk: { failures, failed }, onRetry }: FailedDeliveriesProps) {
  return (
    <section aria-labelledby="failed">
      <header className={styles.header}>
        <h2 id="failed">Failed deliveries</h2>
        {onRetry && failed > 1 && (
          <RetryButton label={`Try all ${failed} again`} onPress={() => onRetry(null)} />
        )}
      </header>
      {failures.length === 0 ? (
        <p>None. Nothing is left for you to do.</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Address</th>
                <th scope="col">Should be</th>
                <th scope="col" className={styles.count}>
                  Tries
                </th>
                <th scope="col">Why</th>
                {onRetry && <th scope="col">Again</th>}
              </tr>
            </thead>
            <tbody>
              {failures.map(({ id, email, status, attempts, lastError }) => (
                <tr key={id}>
                  <th scope="row" className={styles.address}>
                    {email}
                  </th>
                  <td>{status === 'subscribed' ? 'On the list' : 'Off the list'}</td>
                  <td className={styles.count}>{attempts}</td>
                  <td>{lastError}</td>
                  {onRetry && (
                    <td>
                      <RetryButton label="Try again" subject={email} onPress={() => onRetry(id)} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {failures.length < failed && (
        <p className={styles.hint}>
          The {failures.length} newest of {failed}.
        </p>
      )}
    </section>
  );
}

interface RetryButtonProps {
  label: string;
  subject?: string;
  onPress: () => Promise<void>;
}

function RetryButton({ label, subject, onPress }: RetryButtonProps) {
  return (
    <button
      type="button"
      className="btn btn--style-secondary btn--size-small btn--no-margin"
      {...(subject && { 'aria-label': `${label}: ${subject}` })}
      onClick={() => void onPress()}
    >
      {label}
    </button>
  );
}
