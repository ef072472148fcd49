'use client';

import type { NewsletterDesk } from '#contract/newsletter-desk';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';

interface FailedDeliveriesProps {
  desk: NewsletterDesk;
  /** `null` for read-only users. */
  onRetry: ((id: number | null) => void) | null;
}

const COLUMNS = ['Address', 'Should be', { name: 'Tries', look: 'count' }, 'Why'] as const;

/** Failed deliveries to the mailing service, with reasons and a retry. */
export function FailedDeliveries({ desk: { failures, failed }, onRetry }: FailedDeliveriesProps) {
  return (
    <section aria-labelledby="failed">
      <header className={shared.header}>
        <h2 id="failed">Failed deliveries</h2>
        {onRetry && failed > 1 && (
          <DeskButton label={`Try all ${failed} again`} onPress={() => onRetry(null)} />
        )}
      </header>
      {failures.length === 0 ? (
        <p>None, so there’s nothing for you to do.</p>
      ) : (
        <DeskTable columns={onRetry ? [...COLUMNS, 'Again'] : COLUMNS}>
          {failures.map(({ id, email, status, attempts, lastError }) => (
            <tr key={id}>
              <th scope="row" className={shared.name}>
                {email}
              </th>
              <td>{status === 'subscribed' ? 'On the list' : 'Off the list'}</td>
              <td className={shared.count}>{attempts}</td>
              <td>{lastError}</td>
              {onRetry && (
                <td>
                  <DeskButton label="Try again" about={email} onPress={() => onRetry(id)} />
                </td>
              )}
            </tr>
          ))}
        </DeskTable>
      )}
      {failures.length < failed && (
        <p className={shared.hint}>
          The {failures.length} newest of {failed}.
        </p>
      )}
    </section>
  );
}
