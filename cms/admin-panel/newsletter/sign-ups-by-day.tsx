'use client';

import type { NewsletterDesk } from '#contract/newsletter-desk';
import styles from './newsletter.module.css';

/** Thirty days, each with a bar as long as its share of the best one. */
export function SignUpsByDay({ days }: { days: NewsletterDesk['byDay'] }) {
  const most = Math.max(1, ...days.map(({ joined }) => joined));
  return (
    <section aria-labelledby="by-day">
      <h2 id="by-day">By day, last 30 days</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" className={styles.count}>
              Joined
            </th>
            <th scope="col" aria-hidden="true" />
            <th scope="col" className={styles.count}>
              Left
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, joined, left }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td className={styles.count}>{joined.toLocaleString('en-US')}</td>
              <td aria-hidden="true" className={styles.bar}>
                <meter min={0} max={most} value={joined} />
              </td>
              <td className={styles.count}>{left === 0 ? '–' : left.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function dayText(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
