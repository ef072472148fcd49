'use client';

import type { Decision, ImportBatchView, PlanRowView, RowKind } from '#contract/imports';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import styles from './imports.module.css';
import { labelOf } from './field-labels.ts';
import { RowRemarks } from './row-remarks.tsx';
import { showValue } from './show-value.ts';

interface PlanTableProps {
  rows: PlanRowView[];
  state: ImportBatchView['state'];
  canDecide: boolean;
  onDecide: (decided: { row: number; decision: Decision; placeId?: number }) => void;
}

const ACTIONS: Record<PlanRowView['action'], string> = {
  create: 'Create',
  update: 'Update',
  unchanged: 'Unchanged',
  duplicate: 'Possible duplicate',
  rejected: 'Rejected',
};
/** Of what a commit or its undoing has done. */
export const DONE: Partial<Record<ImportBatchView['state'], Partial<Record<RowKind, string>>>> = {
  committed: { create: 'Created', update: 'Updated' },
  undone: { create: 'Removed', update: 'Changed back' },
};

export function PlanTable({ rows, state, canDecide, onDecide }: PlanTableProps) {
  if (rows.length === 0)
    return (
      <p>
        No rows. Those that change nothing are only counted; the others are deleted once they can’t be undone.
      </p>
    );
  return (
    <DeskTable label="Rows of the plan" columns={['Row', 'What', 'Place', 'Details']}>
      {rows.map((row) => (
        <tr key={row.rowNo}>
          <td className={shared.nowrap}>{row.at}</td>
          <td className={row.action === 'rejected' ? shared.bad : undefined}>{whatOf(row, state)}</td>
          <td className={shared.name}>
            {row.placeId && !isGone(row, state) ? (
              <a href={`/cms/collections/restaurants/${row.placeId}`}>{row.name}</a>
            ) : (
              row.name
            )}
          </td>
          <td>
            <RowDetails row={row} />
            {canDecide && <Decisions row={row} onDecide={onDecide} />}
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

/** A skipped row did nothing, and has a reason. */
function whatOf({ action, because, decided }: PlanRowView, state: PlanTableProps['state']): string {
  if (decided === 'skip') return 'Left out';
  return (!because && DONE[state]?.[action]) || ACTIONS[action];
}

/** An undone import has deleted the places that it created, but for those with a reason. */
function isGone({ action, because }: PlanRowView, state: PlanTableProps['state']): boolean {
  return state === 'undone' && action === 'create' && !because;
}

function RowDetails({ row }: { row: PlanRowView }) {
  const { action, given, was, candidates, because, matchedBy } = row;
  const before = new Map<string, unknown>(Object.entries(was ?? {}));
  return (
    <>
      {because && <div className={shared.bad}>Left alone: {because}</div>}
      {action === 'update' && (
        <dl className={styles.diff}>
          {Object.entries(given ?? {}).map(([field, to]) => (
            <div key={field}>
              <dt>{labelOf(field)}</dt>
              <dd>
                <del>{showValue(field, before.get(field))}</del> → <ins>{showValue(field, to)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {matchedBy && matchedBy !== 'file' && <div className={shared.quiet}>found by {matchedBy}</div>}
      {candidates.map(({ placeId, at, name, address, score, reasons }) => (
        <div key={`${placeId}${at}${name}`}>
          <span className={styles.score}>{score}% alike</span> {placeId ? `place ${placeId}` : at}: “{name}”,{' '}
          {address} ({reasons.join(', ')})
        </div>
      ))}
      {Object.entries(row.kept ?? {}).map(([field, { value, because: why }]) => (
        <div key={field}>
          {labelOf(field)}: kept ({why}). The file says “{showValue(field, value)}.”
        </div>
      ))}
      <RowRemarks row={row} stored={given} />
    </>
  );
}

function Decisions({ row, onDecide }: { row: PlanRowView; onDecide: PlanTableProps['onDecide'] }) {
  const about = row.name ?? row.at;
  const { rowNo, decided } = row;
  const stored = row.candidates.flatMap(({ placeId }) => placeId ?? []);
  const isUpdate = decided === 'update' || row.action === 'update';
  if (!row.kept && row.candidates.length === 0) return null;
  return (
    <div className={shared.actions}>
      {row.kept && (
        <DeskButton
          label="Use the file’s values"
          about={about}
          onPress={() => onDecide({ row: rowNo, decision: 'take' })}
        />
      )}
      {stored.map((placeId) => (
        <DeskButton
          key={placeId}
          label={`Update place ${placeId}`}
          about={about}
          isOff={isUpdate && row.placeId === placeId}
          onPress={() => onDecide({ row: rowNo, decision: 'update', placeId })}
        />
      ))}
      {row.canCreate && (
        <DeskButton
          label="Create anyway"
          about={about}
          isOff={decided === 'create'}
          onPress={() => onDecide({ row: rowNo, decision: 'create' })}
        />
      )}
      {row.candidates.length > 0 && (
        <DeskButton
          label="Leave out"
          about={about}
          isOff={decided === 'skip'}
          onPress={() => onDecide({ row: rowNo, decision: 'skip' })}
        />
      )}
    </div>
  );
}
