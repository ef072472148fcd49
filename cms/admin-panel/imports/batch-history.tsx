'use client';

import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import { momentText } from '../desk/moment-text.ts';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { STATES } from './plan-progress.tsx';

const countText = (count: number) => count.toLocaleString('en-US');

/** Plans and imports, the newest first. */
export function BatchHistory() {
  const { desk, problem } = useDesk('listImports');
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <Notices problem={problem} />
      {desk?.batches.length === 0 && <p>Nothing has been imported yet.</p>}
      {desk && desk.batches.length > 0 && (
        <DeskTable label="Imports" columns={['Plan', 'File', 'State', 'By', 'Planned', 'Outcome']}>
          {desk.batches.map(({ id, fileName, state, by, plannedAt, outcome, totals }) => (
            <tr key={id}>
              <td>
                <a href={`#plan-${id}`}>{id}</a>
              </td>
              <td className={shared.name}>{fileName}</td>
              <td className={state === 'failed' ? shared.bad : undefined}>{STATES[state]}</td>
              <td>{by}</td>
              <td className={shared.nowrap}>{momentText(plannedAt)}</td>
              <td>
                {outcome ??
                  (totals
                    ? `${countText(totals.create)} to create, ${countText(totals.update)} to update`
                    : '')}
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
      <p className={shared.hint}>
        <a href="/cms/collections/import-batches">All imports, to search and filter</a>
      </p>
    </section>
  );
}
