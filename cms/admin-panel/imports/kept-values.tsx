'use client';

import type { Decision, PlanRowView } from '#contract/imports';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { labelOf } from './field-labels.ts';
import { showValue } from './show-value.ts';

interface KeptValuesProps {
  row: PlanRowView;
  canTake: boolean;
  onDecide: (decided: { row: number; decision: Decision }) => void;
}

/** Values kept despite the file, with a button to take the file's instead. */
export function KeptValues({ row, canTake, onDecide }: KeptValuesProps) {
  return (
    <>
      {Object.entries(row.kept ?? {}).map(([field, { value, because }]) => (
        <div key={field}>
          {labelOf(field)}: kept ({because}). The file says “{showValue(field, value)}.”
        </div>
      ))}
      {canTake && (
        <div className={shared.actions}>
          <DeskButton
            label="Use the file’s values"
            about={row.name ?? row.at}
            onPress={() => onDecide({ row: row.rowNo, decision: 'take' })}
          />
        </div>
      )}
    </>
  );
}
