'use client';

import type { ImportBatchView } from '#contract/imports';
import { BATCH_STATES } from '#domain/imports/batch-states';
import { countText } from '#domain/words/quantities';
import shared from '../desk/desk.module.css';

export function isUnderWay({ state }: Pick<ImportBatchView, 'state'>): boolean {
  return state === 'planning' || state === 'committing' || state === 'undoing';
}

export function PlanProgress({ batch }: { batch: ImportBatchView }) {
  const { state, progress } = batch;
  // Undone outcomes begin with that word.
  const outcome = batch.outcome?.replace(/^Undone: /, '');
  return (
    <div aria-live="polite">
      <p className={state === 'failed' ? shared.bad : undefined}>
        <strong>{state === 'planned' ? 'Planned: nothing is stored yet' : BATCH_STATES[state]}</strong>
        {outcome && !isUnderWay(batch) ? `: ${outcome}` : ''}
      </p>
      {isUnderWay(batch) && (
        <div className={shared.progress}>
          {/* Without a value, it says that something is under way. */}
          <progress
            aria-label={BATCH_STATES[state]}
            {...(progress?.total && { max: progress.total, value: progress.done })}
          />
          {progress && (
            <span>
              {countText(progress.done)}{' '}
              {progress.total === null ? 'rows' : `of ${countText(progress.total)} rows`}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
