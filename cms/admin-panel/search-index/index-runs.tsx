'use client';

import styles from './search-index.module.css';
import type { IndexRunView as ShownRun } from '#contract/search-desk';

const KINDS = { rebuild: 'Rebuild', rollback: 'Back to the previous' } as const;
const STEPS = { store: 'Storing', check: 'Examining', swap: 'Swapping', done: 'Finishing' } as const;

/** How the run goes that is under way, and how the last ones ended. */
export function IndexRuns({ runs }: { runs: ShownRun[] }) {
  const [newest] = runs;
  return (
    <section aria-labelledby="last-runs">
      <h2 id="last-runs">Last rebuilds</h2>
      <div aria-live="polite">{newest?.result === 'running' && <RunProgress run={newest} />}</div>
      {runs.length === 0 ? (
        <p>The index has never been rebuilt.</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Started</th>
                <th scope="col">What</th>
                <th scope="col">By</th>
                <th scope="col">Took</th>
                <th scope="col">Result</th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.id}>
                  <td>
                    {new Date(run.startedAt).toLocaleString('en-US', {
                      dateStyle: 'medium',
                      timeStyle: 'short',
                    })}
                  </td>
                  <td>{KINDS[run.kind]}</td>
                  <td>{run.by}</td>
                  <td>{tookText(run)}</td>
                  <td className={isBad(run) ? styles.bad : undefined}>{run.outcome ?? 'Running …'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function RunProgress({ run: { kind, engine, step, stored, places } }: { run: ShownRun }) {
  const what = step && engine ? `${STEPS[step]} (${engine})` : `${KINDS[kind]} is beginning`;
  return (
    <div className={styles.progress}>
      <label htmlFor="run-progress">{what}</label>
      <progress id="run-progress" {...(places !== null && { max: places, value: stored ?? 0 })} />
      {places !== null && (
        <span>
          {(stored ?? 0).toLocaleString('en-US')} of {places.toLocaleString('en-US')} places
        </span>
      )}
    </div>
  );
}

function isBad({ result }: ShownRun): boolean {
  return result === 'failed' || result === 'interrupted';
}

function tookText({ startedAt, finishedAt }: ShownRun): string {
  if (finishedAt === null) return '–';
  return `${((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000).toFixed(1)} s`;
}
