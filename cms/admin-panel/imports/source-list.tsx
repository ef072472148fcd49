'use client';

import type { ImportSourceView, SourceSettings } from '#contract/import-sources';
import { useState } from 'react';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import { momentText } from '../desk/moment-text.ts';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import { SourceForm } from './source-form.tsx';

const POLL_MS = 2_000;
const COLUMNS = ['Source', 'Last read', 'Outcome', 'Next', { name: 'Actions', look: 'hidden' }] as const;

const NEW: SourceSettings = {
  name: '',
  kind: 'url',
  location: '',
  mapName: '',
  readingDay: 'daily',
  readingHour: 4,
  fillBlanks: false,
  commitsAlone: false,
  mostChanges: 50,
  isPaused: false,
};

/** Lists that are read on a schedule, with their last results and settings. */
export function SourceList() {
  const { desk, problem: lost, refresh } = useDesk('listImportSources', { everyMs: POLL_MS });
  const { isBusy, problem, said, run } = useTask();
  const [open, setOpen] = useState<{ id: number | null; settings: SourceSettings } | null>(null);
  const act: Act = (work) =>
    void run(async () => {
      const says = await work();
      await refresh();
      return says;
    });

  return (
    <section aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <p className={shared.hint}>
        Lists the site reads on its own, from a web address or a folder. It plans each file and commits it
        only within the limits you set. Otherwise the plan waits for you.
      </p>
      <Notices problem={problem ?? lost} said={said} />
      {desk?.sources.length === 0 && !open && <p>No sources yet.</p>}
      {desk && desk.sources.length > 0 && (
        <SourceTable
          sources={desk.sources}
          isBusy={isBusy}
          onEdit={(source) => setOpen({ id: source.id, settings: settingsOf(source) })}
          act={act}
        />
      )}
      {desk && open && (
        <SourceForm
          key={open.id}
          first={open.settings}
          maps={desk.maps}
          inbox={desk.inbox}
          isBusy={isBusy}
          onCancel={() => setOpen(null)}
          onSave={(settings) =>
            act(async () => {
              await callDesk('saveImportSource', { body: { id: open.id, settings } });
              setOpen(null);
              return `${settings.name} is saved.`;
            })
          }
        />
      )}
      {!open && (
        <div className={shared.actions}>
          <DeskButton
            label="Add a source"
            look="primary"
            size="medium"
            onPress={() => setOpen({ id: null, settings: NEW })}
          />
        </div>
      )}
    </section>
  );
}

type Act = (work: () => Promise<string | void>) => void;

interface SourceTableProps {
  sources: readonly ImportSourceView[];
  isBusy: boolean;
  onEdit: (source: ImportSourceView) => void;
  act: Act;
}

function SourceTable({ sources, isBusy, onEdit, act }: SourceTableProps) {
  return (
    <DeskTable label="Sources" columns={COLUMNS}>
      {sources.map((source) => (
        <tr key={source.id}>
          <td className={shared.name}>{source.name}</td>
          <td className={shared.nowrap}>{source.lastReadAt ? momentText(source.lastReadAt) : 'Never'}</td>
          <td>
            <Outcome source={source} />
          </td>
          <td className={shared.nowrap}>{nextOf(source)}</td>
          <td>
            <SourceActions source={source} isBusy={isBusy} onEdit={() => onEdit(source)} act={act} />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

function Outcome({ source: { alarm, outcome, lastPlan } }: { source: ImportSourceView }) {
  return (
    <>
      {alarm && <div className={shared.bad}>{alarm}</div>}
      {outcome && <div>{outcome}</div>}
      {lastPlan !== null && <a href={`#plan-${lastPlan}`}>Plan {lastPlan}</a>}
    </>
  );
}

function nextOf({ isReading, isForced, isPaused, nextReadAt }: ImportSourceView): string {
  if (isReading) return 'Reading now …';
  if (isForced) return 'In a moment …';
  return isPaused ? 'Paused' : momentText(nextReadAt);
}

interface SourceActionsProps {
  source: ImportSourceView;
  isBusy: boolean;
  onEdit: () => void;
  act: Act;
}

function SourceActions({
  source: { id, name, alarm, isReading, isForced },
  isBusy,
  onEdit,
  act,
}: SourceActionsProps) {
  const isOff = isBusy || isReading || isForced;
  const read = (acceptColumns: boolean) =>
    act(() => callDesk('readImportSource', { params: { id }, body: { acceptColumns } }));
  return (
    <div className={shared.actions}>
      <DeskButton label="Read now" about={name} isOff={isOff} onPress={() => read(false)} />
      {alarm?.startsWith('Its columns have changed') && (
        <DeskButton label="Accept the columns" about={name} isOff={isOff} onPress={() => read(true)} />
      )}
      <DeskButton label="Change" about={name} isOff={isBusy} onPress={onEdit} />
      <DeskButton
        label="Remove"
        about={name}
        isOff={isOff}
        onPress={() =>
          act(async () => {
            await callDesk('deleteImportSource', { params: { id } });
            return `${name} is no longer read. Its imports stay.`;
          })
        }
      />
    </div>
  );
}

function settingsOf(source: ImportSourceView): SourceSettings {
  return {
    name: source.name,
    kind: source.kind,
    location: source.location,
    mapName: source.mapName,
    readingDay: source.readingDay,
    readingHour: source.readingHour,
    fillBlanks: source.fillBlanks,
    commitsAlone: source.commitsAlone,
    mostChanges: source.mostChanges,
    isPaused: source.isPaused,
  };
}
