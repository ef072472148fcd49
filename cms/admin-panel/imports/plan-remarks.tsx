'use client';

import { countText } from '#domain/words/quantities';
import type { PlanRemark } from '#contract/imports';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { labelOf } from './field-labels.ts';
import styles from './imports.module.css';

interface PlanRemarksProps {
  remarks: readonly PlanRemark[];
  isBusy: boolean;
  onTake: (remark: PlanRemark) => void;
}

/** What several rows have in common, once; values that were kept can be overwritten together. */
export function PlanRemarks({ remarks, isBusy, onTake }: PlanRemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <section aria-labelledby="remarks">
      <h3 id="remarks">About the rows</h3>
      <ul className={styles.likely}>
        {remarks.map((remark) => {
          const { kind, field, message, at, rows } = remark;
          const about = `${labelOf(field)}: ${kind === 'kept' ? `ours is kept, as ${message}` : message}`;
          return (
            <li key={`${kind} ${field} ${message}`}>
              <strong>
                {countText(rows.length)} {rows.length === 1 ? 'row' : 'rows'}
              </strong>
              <span className={kind === 'fault' ? shared.bad : undefined}>{about}</span>
              <span className={shared.quiet}>{rows.length === 1 ? at : `first: ${at}`}</span>
              {kind === 'kept' && (
                <DeskButton
                  label="Use the file’s values"
                  about={`${countText(rows.length)}, ${about}`}
                  isOff={isBusy}
                  onPress={() => onTake(remark)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
