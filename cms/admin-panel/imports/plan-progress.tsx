'use client';

import type { ImportBatchView } from '#contract/imports';
import { BATCH_STATES } from '#domain/imports/batch-states';
import { DeskProgress } from '../desk/desk-progress.tsx';
import shared from '../desk/desk.module.css';

export function isUnderWay({ state }: Pick<ImportBatchView, 'state'>): boolean {
  return state === 'planning' || state === 'committing' || state === 'undoing';
}

/** The plan's progress in words, with a bar while something is running. */
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
        <DeskProgress
          label={BATCH_STATES[state]}
          done={progress?.done ?? null}
          total={progress?.total ?? null}
          unit="rows"
        />
      )}
    </div>
  );
}
