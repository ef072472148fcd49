'use client';

import { useCallback, useEffect, useState } from 'react';
import { API, call, type ShownPlan } from './call-imports.ts';
import { sentenceOf } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import styles from './imports.module.css';
import { PlanProgress } from './plan-progress.tsx';
import { PlanTable } from './plan-table.tsx';
import { useTask } from '../desk/use-task.ts';

const POLL_MS = 700;
const FILTERS = [
  ['', 'All'],
  ['create', 'To create'],
  ['update', 'To update'],
  ['unchanged', 'Unchanged'],
  ['duplicate', 'Possible duplicates'],
  ['rejected', 'Rejected'],
] as const;
const UNDER_WAY = ['planning', 'committing', 'undoing'];

/** A plan: what each row would do, and the buttons that do it and take it back. */
export function PlanDesk({ id }: { id: number }) {
  const [plan, setPlan] = useState<ShownPlan | null>(null);
  const [filter, setFilter] = useState('');
  const [after, setAfter] = useState(0);
  const [lost, setLost] = useState<string | null>(null);
  const { isBusy, problem, run } = useTask();

  const refresh = useCallback(async () => {
    try {
      setPlan(await call<ShownPlan>('GET', `/batches/${id}?action=${filter}&after=${after}`));
      setLost(null);
    } catch (error) {
      setLost(sentenceOf(error));
    }
  }, [id, filter, after]);

  const isUnderWay = !plan || UNDER_WAY.includes(plan.batch.state);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const poll = async () => {
      if (!document.hidden) await refresh();
      if (!isOver && isUnderWay) timer = setTimeout(poll, POLL_MS);
    };
    void poll();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [refresh, isUnderWay]);

  const act = (path: string, body: object = {}) =>
    run(async () => {
      await call('POST', `/batches/${id}/${path}`, body);
      await refresh();
    });

  if (!plan) return <p role="status">{lost ?? 'Loading …'}</p>;
  const { batch, rows, hasMore } = plan;
  const { totals } = batch;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">
        Plan {id}: {batch.fileName}
      </h2>
      <p role="alert" className={styles.problem}>
        {problem ?? lost}
      </p>
      <PlanProgress batch={batch} />
      <div className={styles.actions}>
        {(batch.state === 'planned' || batch.state === 'committing') && (
          <DeskButton
            label={batch.state === 'planned' ? 'Commit this plan' : 'Go on with an interrupted import'}
            look="primary"
            size="medium"
            isOff={isBusy}
            onPress={() => void act('commit')}
          />
        )}
        {batch.state === 'committed' && (
          <DeskButton
            label="Undo this import"
            size="medium"
            isOff={isBusy}
            onPress={() => void act('undo')}
          />
        )}
        {(totals?.rejected ?? 0) > 0 && (
          <a className={styles.link} href={`${API}/batches/${id}/rejects`} download>
            Download the rejected rows
          </a>
        )}
      </div>
      {totals && (
        <div className={styles.filters} role="group" aria-label="Rows shown">
          {FILTERS.map(([action, label]) => (
            <button
              key={action}
              type="button"
              aria-pressed={filter === action}
              onClick={() => {
                setFilter(action);
                setAfter(0);
              }}
            >
              {label}{' '}
              <strong>{(action === '' ? totals.read : totals[action]).toLocaleString('en-US')}</strong>
            </button>
          ))}
        </div>
      )}
      <PlanTable
        rows={rows}
        canDecide={batch.state === 'planned' && !isBusy}
        onDecide={(row, decision) => void act('decisions', { row, decision })}
      />
      <div className={styles.actions}>
        {after > 0 && <DeskButton label="First rows" onPress={() => setAfter(0)} />}
        {hasMore && <DeskButton label="Next rows" onPress={() => setAfter(rows.at(-1)?.rowNo ?? 0)} />}
      </div>
    </section>
  );
}
