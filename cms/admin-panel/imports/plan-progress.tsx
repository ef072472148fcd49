'use client';

import type { ImportBatchView } from '#contract/imports';
import { asSentence } from '../desk/call-desk.ts';
import { DeskProgress } from '../desk/desk-progress.tsx';
import shared from '../desk/desk.module.css';

const STATES: Record<ImportBatchView['state'], string> = {
  planning: 'Planning',
  planned: 'Planned: nothing is stored yet',
  committing: 'Committing',
  committed: 'Committed',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
};

export function isUnderWay({ state }: Pick<ImportBatchView, 'state'>): boolean {
  return state === 'planning' || state === 'committing' || state === 'undoing';
}

/** The plan's progress in words, with a bar while something is running. */
export function PlanProgress({ batch }: { batch: ImportBatchView }) {
  const { state, progress, outcome } = batch;
  return (
    <div aria-live="polite">
      <p className={state === 'failed' ? shared.bad : undefined}>
        <strong>{STATES[state]}</strong>
        {outcome && !isUnderWay(batch) ? `. ${asSentence(outcome)}` : ''}
      </p>
      {isUnderWay(batch) && (
        <DeskProgress
          label={STATES[state]}
          done={progress?.done ?? null}
          total={progress?.total ?? null}
          unit="rows"
        />
      )}
    </div>
  );
}
