'use client';

import { useEffect, useState } from 'react';
import { call, type ShownBatch } from './call-imports.ts';
import styles from './imports.module.css';
import { useTask } from '../desk/use-task.ts';

/** Plans and imports, the newest first. */
export function BatchHistory() {
  const [batches, setBatches] = useState<ShownBatch[] | null>(null);
  const { problem, run } = useTask();
  useEffect(() => {
    void run(async () => setBatches((await call<{ batches: ShownBatch[] }>('GET', '/batches')).batches));
  }, [run]);

  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {batches?.length === 0 && <p>Nothing has been imported yet.</p>}
      {batches && batches.length > 0 && (
        <div className={styles.scroll} role="region" aria-label="Imports">
          <table className={styles.table}>
            <thead>
              <tr>
                {['Plan', 'File', 'State', 'By', 'Planned', 'Outcome'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {batches.map(({ id, fileName, state, by, plannedAt, outcome, totals }) => (
                <tr key={id}>
                  <td>
                    <a href={`#plan-${id}`}>{id}</a>
                  </td>
                  <td className={styles.name}>{fileName}</td>
                  <td className={state === 'failed' ? styles.bad : undefined}>{state}</td>
                  <td>{by}</td>
                  <td className={styles.nowrap}>
                    {new Date(plannedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
                  </td>
                  <td>
                    {outcome ?? (totals ? `${totals.create} to create, ${totals.update} to update` : '')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
