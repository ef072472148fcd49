'use client';

import { momentText } from '#domain/calendar/date-texts';
import type { IndexRunView } from '#contract/search-desk';
import { DeskProgress } from '../desk/desk-progress.tsx';
import shared from '../desk/desk.module.css';

const ENGINES: Record<string, string> = { meilisearch: 'Meilisearch', postgres: 'built-in index' };
const KINDS = { rebuild: 'Rebuild', rollback: 'Back to the previous' } as const;
const STEPS = { store: 'Storing', check: 'Examining', swap: 'Swapping', done: 'Finishing' } as const;

/** The progress of the current run, or how the last one ended. Payload's list has them all. */
export function IndexRuns({ runs: [newest] }: { runs: IndexRunView[] }) {
  return (
    <section aria-labelledby="last-runs">
      <h2 id="last-runs">Last rebuild</h2>
      <div aria-live="polite">
        {!newest && <p>The index has never been rebuilt.</p>}
        {newest?.result === 'running' && <RunProgress run={newest} />}
        {newest && newest.result !== 'running' && (
          <p className={isBad(newest) ? shared.bad : undefined}>
            {momentText(newest.startedAt)}, {newest.by}: {newest.outcome}
          </p>
        )}
      </div>
      <p className={shared.hint}>
        <a href="/cms/collections/search-runs">All rebuilds</a>
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
