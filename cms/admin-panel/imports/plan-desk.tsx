'use client';

import { countText } from '#domain/words/quantities';
import { longDate } from '#domain/calendar/date-texts';
import type { CallAnswer } from '#contract/call-types';
import type { PlanRemark, PlanRowView, ImportBatchView, ImportPhotos, RowKind } from '#contract/imports';
import type { BrakeName } from '#domain/imports/brakes';
import { useState } from 'react';
import { AskOnce } from '../desk/ask-once.tsx';
import { callDesk, deskPath } from '../desk/call-desk.ts';
import { Choices } from '../desk/choices.tsx';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import { SimilarGroups } from './similar-rows.tsx';
import { NewNames } from './new-names.tsx';
import { PlanBrakes } from './plan-brakes.tsx';
import { isUnderWay, PlanProgress } from './plan-progress.tsx';
import { PlanRemarks } from './plan-remarks.tsx';
import { DONE, PlanTable } from './plan-table.tsx';

const POLL_MS = 700;
const FILTERS: readonly { value: RowKind | null; label: string }[] = [
  { value: null, label: 'All' },
  { value: 'create', label: 'To create' },
  { value: 'update', label: 'To update' },
  { value: 'unchanged', label: 'Unchanged' },
  { value: 'duplicate', label: 'Possible duplicates' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'kept', label: 'Kept' },
  { value: 'noticed', label: 'With notices' },
];

type Act = (work: () => Promise<unknown>) => void;

function PhotoCounts({ photos: { due, fetched, kept, missing } }: { photos: ImportPhotos }) {
  const said = [
    fetched > 0 && `${countText(fetched)} fetched`,
    due > 0 && `${countText(due)} still to come`,
    missing > 0 && `${countText(missing)} that couldn’t be had (“With notices” says why)`,
    kept > 0 && `${countText(kept)} left out, because staff chose another`,
  ].filter((part) => part !== false);
  return said.length > 0 && <p aria-live="polite">Photos: {said.join(', ')}.</p>;
}

/** A plan: what each row would do, with buttons to commit and undo it. */
export function PlanDesk({ id }: { id: number }) {
  const [filter, setFilter] = useState<RowKind | null>(null);
  const [after, setAfter] = useState<number | null>(null);
  const {
    desk: plan,
    problem: lost,
    refresh,
  } = useDesk('getImport', {
    input: { params: { id }, query: { action: filter, after } },
    everyMs: POLL_MS,
    isUnderWay: ({ batch, photos }) => isUnderWay(batch) || (batch.state === 'committed' && photos.due > 0),
  });
  const { isBusy, problem, run } = useTask();

  const act: Act = (work) =>
    void run(async () => {
      await work();
      await refresh();
    });

  if (!plan) return <p role="status">{lost ?? 'Loading …'}</p>;
  const { batch, rows, hasMore, alike, remarks, newNames, photos } = plan;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">
        Plan {id}: {batch.fileName}
      </h2>
      <Notices problem={problem ?? lost} />
      <PlanProgress batch={batch} />
      <PhotoCounts photos={photos} />
      <PlanActions batch={batch} isBusy={isBusy} act={act} />
      <OpenQuestions
        id={id}
        newNames={newNames}
        remarks={remarks}
        alike={filter === null || filter === 'duplicate' ? alike : []}
        isBusy={isBusy}
        act={act}
      />
      <RowFilter
        batch={batch}
        chosen={filter}
        onChoose={(kind) => {
          setFilter(kind);
          setAfter(null);
        }}
      />
      <PlanTable
        rows={filter === 'noticed' ? rows : rows.map((row) => withoutShared(row, remarks))}
        state={batch.state}
        canDecide={batch.state === 'planned' && !isBusy}
        onDecide={(body) => act(() => callDesk('decideDuplicate', { params: { id }, body }))}
      />
      <div className={shared.actions}>
        {after !== null && <DeskButton label="First rows" onPress={() => setAfter(null)} />}
        {hasMore && <DeskButton label="Next rows" onPress={() => setAfter(rows.at(-1)?.rowNo ?? null)} />}
      </div>
    </section>
  );
}

/** A row without what the remarks above the table say of it and others. */
function withoutShared(row: PlanRowView, remarks: readonly PlanRemark[]): PlanRowView {
  const isShared = ({ field, message }: PlanRowView['notices'][number]) =>
    remarks.some((one) => one.kind === 'notice' && one.field === field && one.message === message);
  return { ...row, notices: row.notices.filter((notice) => !isShared(notice)) };
}

interface PlanActionsProps {
  batch: ImportBatchView;
  isBusy: boolean;
  act: Act;
}

function PlanActions({ batch: { id, state, totals, hasRows, undoUntil }, isBusy, act }: PlanActionsProps) {
  const [accepted, setAccepted] = useState<BrakeName[]>([]);
  const brakes = state === 'planned' ? (totals?.brakes ?? []) : [];
  return (
    <>
      {brakes.length > 0 && <PlanBrakes brakes={brakes} accepted={accepted} onAccept={setAccepted} />}
      <div className={shared.actions}>
        {(state === 'planned' || state === 'committing') && (
          <DeskButton
            label={state === 'planned' ? 'Commit this plan' : 'Resume the interrupted import'}
            look="primary"
            size="medium"
            isOff={isBusy || brakes.some(({ name }) => !accepted.includes(name))}
            onPress={() =>
              act(() => callDesk('commitImport', { params: { id }, body: { accept: accepted } }))
            }
          />
        )}
        {undoUntil !== null && (
          <>
            <AskOnce
              label="Undo this import"
              warning={`Places it created (${countText(totals?.create ?? 0)}): readers won’t find them anymore. Places it changed (${countText(totals?.update ?? 0)}): they say again what they said before. You can’t bring it back, only import the file again.`}
              verb="Undo the import"
              isOff={isBusy}
              onConfirm={() => act(() => callDesk('undoImport', { params: { id } }))}
            />
            <span>Until {longDate(undoUntil)}.</span>
          </>
        )}
        {hasRows && (totals?.rejected ?? 0) > 0 && (
          <a href={deskPath('downloadRejects', { params: { id } })} download>
            Download the rejected rows
          </a>
        )}
      </div>
    </>
  );
}

interface RowFilterProps {
  batch: ImportBatchView;
  chosen: RowKind | null;
  onChoose: (kind: RowKind | null) => void;
}

function RowFilter({ batch: { state, totals }, chosen, onChoose }: RowFilterProps) {
  if (!totals) return null;
  return (
    <Choices
      label="Rows shown"
      choices={FILTERS.map(({ value, label }) => ({
        value,
        label: (value && DONE[state]?.[value]) ?? label,
        count: totals[value ?? 'read'],
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

interface OpenQuestionsProps extends Pick<CallAnswer<'getImport'>, 'newNames' | 'remarks' | 'alike'> {
  id: number;
  isBusy: boolean;
  act: Act;
}

/** Questions whose answer settles many rows. */
function OpenQuestions({ id, newNames, remarks, alike, isBusy, act }: OpenQuestionsProps) {
  const params = { id };
  return (
    <>
      <NewNames
        names={newNames}
        isBusy={isBusy}
        onAssign={({ kind, name }, as) =>
          act(() => callDesk('assignImportName', { params, body: { kind, name, as } }))
        }
      />
      <PlanRemarks
        remarks={remarks}
        isBusy={isBusy}
        onTake={({ field, rows: [row = 0, ...others] }) =>
          act(() => callDesk('decideDuplicate', { params, body: { decision: 'take', field, row, others } }))
        }
      />
      <SimilarGroups
        groups={alike}
        isBusy={isBusy}
        onDecide={(decision, [row = 0, ...others]) =>
          act(() => callDesk('decideDuplicate', { params, body: { decision, row, others } }))
        }
      />
    </>
  );
}
