'use client';

import type { NewsletterDesk } from '#contract/newsletter-desk';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';

const COLUMNS = [
  'Source',
  { name: 'Subscribed', look: 'count' },
  { name: 'Have left', look: 'count' },
] as const;

/** Where people signed up: the popup, the giveaway, the quiz by meal. */
export function SignUpsBySource({ sources }: { sources: NewsletterDesk['bySource'] }) {
  return (
    <section aria-labelledby="by-source">
      <h2 id="by-source">By source</h2>
      {sources.length === 0 ? (
        <p>Nobody yet. The popup asks each visitor after ten seconds, once a week.</p>
      ) : (
        <DeskTable columns={COLUMNS}>
          {sources.map(({ source, subscribed, unsubscribed }) => (
            <tr key={source}>
              <th scope="row">{source}</th>
              <td className={shared.count}>{subscribed.toLocaleString('en-US')}</td>
              <td className={shared.count}>{unsubscribed.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  );
}
