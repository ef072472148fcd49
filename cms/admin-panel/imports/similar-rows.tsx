'use client';

import { countText } from '#domain/words/quantities';
import type { DuplicateDecision } from '#contract/imports';
import type { SimilarRows } from '#domain/imports/group-similar';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';

interface SimilarGroupsProps {
  groups: readonly SimilarRows[];
  isBusy: boolean;
  onDecide: (decision: DuplicateDecision, rows: readonly number[]) => void;
}

/** Possible duplicates that are alike, each group decided with one press. */
export function SimilarGroups({ groups, isBusy, onDecide }: SimilarGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="alike">
      <h3 id="alike">Possible duplicates to decide together</h3>
      <DeskTable label="Groups of possible duplicates" columns={['Rows', 'They resemble', 'Decide together']}>
        {groups.map(({ rows, like, reasons, canCreate, canUpdate }) => {
          const about = like
            ? `${like.name}, ${like.address}`
            : `each a different place, ${reasons.join(', ')}`;
          const button = (label: string, decision: DuplicateDecision) => (
            <DeskButton label={label} about={about} isOff={isBusy} onPress={() => onDecide(decision, rows)} />
          );
          return (
            <tr key={rows[0]}>
              <td>{countText(rows.length)}</td>
              <td className={shared.name}>
                {like ? (
                  <>
                    “{like.name}”, {like.address}
                  </>
                ) : (
                  'Each a different place or row'
                )}
                <div className={shared.quiet}>{reasons.join(', ')}</div>
              </td>
              <td>
                <div className={shared.actions}>
                  {canUpdate && button(`Update all ${rows.length} places`, 'update')}
                  {canCreate && button(`Create all ${rows.length} anyway`, 'create')}
                  {button(`Leave all ${rows.length} out`, 'skip')}
                </div>
              </td>
            </tr>
          );
        })}
      </DeskTable>
    </section>
  );
}
