'use client';

import type { ShownRow } from './call-imports.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import styles from './imports.module.css';

type Decision = 'create' | 'update' | 'skip';

interface PlanTableProps {
  rows: ShownRow[];
  canDecide: boolean;
  onDecide: (row: number, decision: Decision) => void;
}

const ACTIONS: Record<ShownRow['action'], string> = {
  create: 'Create',
  update: 'Update',
  unchanged: 'Unchanged',
  duplicate: 'Possible duplicate',
  rejected: 'Rejected',
};

export function PlanTable({ rows, canDecide, onDecide }: PlanTableProps) {
  if (rows.length === 0) return <p>No rows of this kind.</p>;
  return (
    <div className={styles.scroll} role="region" aria-label="Rows of the plan">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">What</th>
            <th scope="col">Place</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.rowNo}>
              <td className={styles.nowrap}>{row.at}</td>
              <td className={row.action === 'rejected' ? styles.bad : undefined}>{ACTIONS[row.action]}</td>
              <td className={styles.name}>
                {row.placeId ? (
                  <a href={`/cms/collections/restaurants/${row.placeId}`}>{row.name}</a>
                ) : (
                  row.name
                )}
              </td>
              <td>
                <RowDetails row={row} />
                {row.candidates.length > 0 && canDecide && <Decisions row={row} onDecide={onDecide} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowDetails({
  row: { action, given, was, faults, notices, originals, candidates, because, matchedBy },
}: {
  row: ShownRow;
}) {
  const before = new Map<string, unknown>(Object.entries(was ?? {}));
  return (
    <>
      {because && <div className={styles.bad}>Left as it is: {because}</div>}
      {action === 'update' && (
        <dl className={styles.diff}>
          {Object.entries(given ?? {}).map(([field, to]) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                <del>{show(before.get(field))}</del> → <ins>{show(to)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {matchedBy && matchedBy !== 'file' && <div className={styles.quiet}>found by {matchedBy}</div>}
      {faults.map(({ field, message }) => (
        <div key={field + message} className={styles.bad}>
          {field}: {message}
        </div>
      ))}
      {candidates.map(({ placeId, at, name, address, score, reasons }) => (
        <div key={`${placeId}${at}${name}`}>
          <span className={styles.score}>{score}</span> {placeId ? `place ${placeId}` : at}: “{name}”,{' '}
          {address} ({reasons.join(', ')})
        </div>
      ))}
      {notices.map(({ field, message }) => (
        <div key={field + message}>
          {field}: {message}
        </div>
      ))}
      {Object.entries(originals).map(([field, text]) => (
        <div key={field} className={styles.quiet}>
          {field} was “{text}” in the file
        </div>
      ))}
    </>
  );
}

function Decisions({ row, onDecide }: { row: ShownRow; onDecide: PlanTableProps['onDecide'] }) {
  const about = row.name ?? row.at;
  const stored = row.candidates.find(({ placeId }) => placeId !== null);
  return (
    <div className={styles.actions}>
      {stored && (
        <DeskButton
          label={`Update place ${stored.placeId}`}
          about={about}
          isOff={row.decided === 'update'}
          onPress={() => onDecide(row.rowNo, 'update')}
        />
      )}
      <DeskButton
        label="Create anyway"
        about={about}
        isOff={row.decided === 'create'}
        onPress={() => onDecide(row.rowNo, 'create')}
      />
      <DeskButton
        label="Leave out"
        about={about}
        isOff={row.decided === 'skip'}
        onPress={() => onDecide(row.rowNo, 'skip')}
      />
    </div>
  );
}

function show(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'unknown';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
