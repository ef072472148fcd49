'use client';

import type { IndexRunView } from '#contract/search-desk';
import { DeskProgress } from '../desk/desk-progress.tsx';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import { momentText } from '../desk/moment-text.ts';

const ENGINES: Record<string, string> = { meilisearch: 'Meilisearch', postgres: 'built-in index' };
const KINDS = { rebuild: 'Rebuild', rollback: 'Back to the previous' } as const;
const STEPS = { store: 'Storing', check: 'Examining', swap: 'Swapping', done: 'Finishing' } as const;

/** The progress of the current run, and how the last ones ended. */
export function IndexRuns({ runs }: { runs: IndexRunView[] }) {
  const [newest] = runs;
  return (
    <section aria-labelledby="last-runs">
      <h2 id="last-runs">Last rebuilds</h2>
      <div aria-live="polite">{newest?.result === 'running' && <RunProgress run={newest} />}</div>
      {runs.length === 0 ? (
        <p>The index has never been rebuilt.</p>
      ) : (
        <DeskTable columns={['Started', 'What', 'By', 'Took', 'Result']}>
          {runs.map((run) => (
            <tr key={run.id}>
              <td className={shared.nowrap}>{momentText(run.startedAt)}</td>
              <td>{KINDS[run.kind]}</td>
              <td>{run.by}</td>
              <td className={shared.nowrap}>{tookText(run)}</td>
              <td className={isBad(run) ? shared.bad : undefined}>{run.outcome ?? 'Running …'}</td>
            </tr>
          ))}
        </DeskTable>
      )}
      <p className={shared.hint}>
        <a href="/cms/collections/search-runs">All rebuilds, to search and filter</a>
      </p>
    </section>
  );
}

function RunProgress({ run: { kind, engine, step, stored, places } }: { run: IndexRunView }) {
  const what =
    step && engine ? `${STEPS[step]} (${ENGINES[engine] ?? engine})` : `${KINDS[kind]} is beginning`;
  return (
    <DeskProgress label={what} done={places === null ? null : (stored ?? 0)} total={places} unit="places" />
  );
}

function isBad({ result }: IndexRunView): boolean {
  return result === 'failed' || result === 'interrupted';
}

function tookText({ startedAt, finishedAt, result }: IndexRunView): string {
  // For an interrupted run, we only know when that was detected.
  if (finishedAt === null || result === 'interrupted') return '–';
  return `${((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000).toFixed(1)} s`;
}
