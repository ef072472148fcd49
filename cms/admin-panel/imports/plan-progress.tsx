'use client';

import type { ShownBatch } from './call-imports.ts';
import styles from './imports.module.css';

const STATES: Record<ShownBatch['state'], string> = {
  planning: 'Planning',
  planned: 'Planned: nothing is stored yet',
  committing: 'Committing',
  committed: 'Committed',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
};

/** How the plan stands, in words, with a bar while something is under way. */
export function PlanProgress({ batch: { state, progress, outcome } }: { batch: ShownBatch }) {
  const isUnderWay = state === 'planning' || state === 'committing' || state === 'undoing';
  return (
    <div aria-live="polite">
      <p className={state === 'failed' ? styles.bad : undefined}>
        <strong>{STATES[state]}</strong>
        {outcome && !isUnderWay ? `. ${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}` : ''}
      </p>
      {isUnderWay && (
        <div className={styles.progress}>
          <label htmlFor="import-progress">{STATES[state]}</label>
          <progress
            id="import-progress"
            {...(progress?.total != null && { max: Math.max(1, progress.total), value: progress.done })}
          />
          {progress && (
            <span>
              {progress.done.toLocaleString('en-US')}
              {progress.total === null ? ' rows' : ` of ${progress.total.toLocaleString('en-US')} rows`}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
