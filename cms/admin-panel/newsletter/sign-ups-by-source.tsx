'use client';

import type { NewsletterDesk } from '#contract/newsletter-desk';
import styles from './newsletter.module.css';

/** Where people signed up: the popup, the giveaway, the quiz by meal. */
export function SignUpsBySource({ sources }: { sources: NewsletterDesk['bySource'] }) {
  return (
    <section aria-labelledby="by-source">
      <h2 id="by-source">By source</h2>
      {sources.length === 0 ? (
        <p>Nobody yet. The popup asks every visitor after ten seconds, once a week.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col" className={styles.count}>
                Subscribed
              </th>
              <th scope="col" className={styles.count}>
                Have left
              </th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, subscribed, unsubscribed }) => (
              <tr key={source}>
                <th scope="row">{source}</th>
                <td className={styles.count}>{subscribed.toLocaleString('en-US')}</td>
                <td className={styles.count}>{unsubscribed.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
