'use client';

import type { Decision, PlanRowView } from '#contract/imports';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { showValue } from './show-value.ts';

interface KeptValuesProps {
  row: PlanRowView;
  canTake: boolean;
  onDecide: (decided: { row: number; decision: Decision }) => void;
}

/** What stands although the file says otherwise, and the press that takes the file's word. */
export function KeptValues({ row, canTake, onDecide }: KeptValuesProps) {
  return (
    <>
      {Object.entries(row.kept ?? {}).map(([field, { says, because }]) => (
        <div key={field}>
          {field}: kept, source says “{showValue(says)}” ({because})
        </div>
      ))}
      {canTake && (
        <div className={shared.actions}>
          <DeskButton
            label="Take what the source says"
            about={row.name ?? row.at}
            onPress={() => onDecide({ row: row.rowNo, decision: 'take' })}
          />
        </div>
      )}
    </>
  );
}
