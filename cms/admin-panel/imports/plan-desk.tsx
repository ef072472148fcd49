'use client';

import type { RowKind } from '#contract/imports';
import type { BrakeName } from '#domain/imports/brakes';
import { useState } from 'react';
import { callDesk, deskPath } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import styles from './imports.module.css';
import { AlikeGroups } from './alike-rows.tsx';
import { NewNames } from './new-names.tsx';
import { PlanBrakes } from './plan-brakes.tsx';
import { isUnderWay, PlanProgress } from './plan-progress.tsx';
import { PlanTable } from './plan-table.tsx';

const POLL_MS = 700;
const FILTERS = [
  [null, 'All'],
  ['create', 'To create'],
  ['update', 'To update'],
  ['unchanged', 'Unchanged'],
  ['duplicate', 'Possible duplicates'],
  ['rejected', 'Rejected'],
  ['kept', 'Kept'],
] as const;

/** A plan: what each row would do, and the buttons that do it and take it back. */
export function PlanDesk({ id }: { id: number }) {
  const [filter, setFilter] = useState<RowKind | null>(null);
  const [after, setAfter] = useState<number | null>(null);
  const [accepted, setAccepted] = useState<BrakeName[]>([]);
  const {
    desk: plan,
    problem: lost,
    refresh,
  } = useDesk('getImport', {
    input: { params: { id }, query: { action: filter, after } },
    everyMs: POLL_MS,
    isUnderWay: ({ batch }) => isUnderWay(batch),
  });
  const { isBusy, problem, run } = useTask();

  const act = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      await refresh();
    });

  if (!plan) return <p role="status">{lost ?? 'Loading …'}</p>;
  const { batch, rows, hasMore, alike, newNames } = plan;
  const { totals } = batch;
  const brakes = batch.state === 'planned' ? (totals?.brakes ?? []) : [];
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">
        Plan {id}: {batch.fileName}
      </h2>
      <Notices problem={problem ?? lost} />
      <PlanProgress batch={batch} />
      {brakes.length > 0 && <PlanBrakes brakes={brakes} accepted={accepted} onAccept={setAccepted} />}
      <div className={shared.actions}>
        {(batch.state === 'planned' || batch.state === 'committing') && (
          <DeskButton
            label={batch.state === 'planned' ? 'Commit this plan' : 'Go on with an interrupted import'}
            look="primary"
            size="medium"
            isOff={isBusy || brakes.some(({ name }) => !accepted.includes(name))}
            onPress={() =>
              void act(() => callDesk('commitImport', { params: { id }, body: { accept: accepted } }))
            }
          />
        )}
        {batch.state === 'committed' && (
          <DeskButton
            label="Undo this import"
            size="medium"
            isOff={isBusy}
            onPress={() => void act(() => callDesk('undoImport', { params: { id } }))}
          />
        )}
        {(totals?.rejected ?? 0) > 0 && (
          <a href={deskPath('downloadRejects', { params: { id } })} download>
            Download the rejected rows
          </a>
        )}
      </div>
      {totals && (
        <div className={styles.filters} role="group" aria-label="Rows shown">
          {FILTERS.map(([action, label]) => (
            <button
              key={label}
              type="button"
              aria-pressed={filter === action}
              onClick={() => {
                setFilter(action);
                setAfter(null);
              }}
            >
              {label}{' '}
              <strong>{(action === null ? totals.read : totals[action]).toLocaleString('en-US')}</strong>
            </button>
          ))}
        </div>
      )}
      {(totals?.noticed ?? 0) > 0 && (
        <p>Rows with notices, listed under Details: {totals?.noticed.toLocaleString('en-US')}</p>
      )}
      <NewNames
        names={newNames}
        isBusy={isBusy}
        onSettle={({ kind, name }, recordId) =>
          void act(() => callDesk('settleImportName', { params: { id }, body: { kind, name, recordId } }))
        }
      />
      <AlikeGroups
        groups={filter === null || filter === 'duplicate' ? alike : []}
        isBusy={isBusy}
        onDecide={(decision, [row = 0, ...others]) =>
          void act(() => callDesk('decideDuplicate', { params: { id }, body: { decision, row, others } }))
        }
      />
      <PlanTable
        rows={rows}
        canDecide={batch.state === 'planned' && !isBusy}
        onDecide={(body) => void act(() => callDesk('decideDuplicate', { params: { id }, body }))}
      />
      <div className={shared.actions}>
        {after !== null && <DeskButton label="First rows" onPress={() => setAfter(null)} />}
        {hasMore && <DeskButton label="Next rows" onPress={() => setAfter(rows.at(-1)?.rowNo ?? null)} />}
      </div>
    </section>
  );
}
