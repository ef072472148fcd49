'use client';

import type { NewsletterDesk } from '#contract/newsletter-desk';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import styles from './newsletter.module.css';

const COLUMNS = [
  'Day',
  { name: 'Joined', look: 'count' },
  { name: 'Share of the best day', look: 'hidden' },
  { name: 'Left', look: 'count' },
] as const;

/** Thirty days, each with a bar relative to the best one. */
export function SignUpsByDay({ days }: { days: NewsletterDesk['byDay'] }) {
  const most = Math.max(1, ...days.map(({ joined }) => joined));
  return (
    <section aria-labelledby="by-day">
      <h2 id="by-day">By day, last 30 days</h2>
      {days.every(({ joined, left }) => joined + left === 0) ? (
        <p>Nobody joined or left in that time.</p>
      ) : (
        <DeskTable columns={COLUMNS}>
          {days.map(({ day, joined, left }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td className={shared.count}>{joined.toLocaleString('en-US')}</td>
              <td className={styles.bar}>
                <meter aria-label={`${joined} of ${most}`} min={0} max={most} value={joined} />
              </td>
              <td className={shared.count}>{left === 0 ? '–' : left.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </DeskTable>
      )}
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
