'use client';

import { useRef, useState } from 'react';
import { IndexFacts } from './index-facts.tsx';
import { IndexRuns } from './index-runs.tsx';
import shared from '../desk/desk.module.css';
import { DeskPage } from '../desk/desk-page.tsx';
import { Notices } from '../desk/notices.tsx';
import { AskedList } from './asked-list.tsx';
import { callDesk } from '../desk/call-desk.ts';
import { SynonymForm } from './synonym-form.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import { DeskButton } from '../desk/desk-button.tsx';

const POLL_MS = 1_000;

type IndexCall = 'rebuildIndex' | 'rollBackIndex';

/** Everything data staff can see and do with search. */
export function SearchIndexDesk() {
  const { desk, problem: lost, refresh } = useDesk('getSearchDesk', { everyMs: POLL_MS });
  const asked = useDesk('listAskedSearches');
  const { problem, run } = useTask();
  const [term, setTerm] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const isRunning = desk?.runs[0]?.result === 'running';

  const start = (id: IndexCall) =>
    void run(async () => {
      await callDesk(id);
      await refresh();
    });

  return (
    <DeskPage
      title="Search index"
      actions={
        <IndexActions isOff={!desk || isRunning} canGoBack={Boolean(desk?.runs.length)} onStart={start} />
      }
    >
      <p className={shared.hint}>
        The index keeps up with every change by itself. A rebuild makes a new one alongside, checks it and
        swaps it in. Diners won’t notice.
      </p>
      <Notices problem={problem ?? lost} />
      {desk ? (
        <>
          <IndexFacts desk={desk} />
          <IndexRuns runs={desk.runs} />
          <div ref={form}>
            <SynonymForm term={term} onTerm={setTerm} onSaved={asked.refresh} />
          </div>
          <Notices problem={asked.problem} />
          {asked.desk && (
            <AskedList
              searches={asked.desk}
              onChoose={(query) => {
                setTerm(query);
                form.current?.querySelectorAll('input')[1]?.focus();
              }}
            />
          )}
        </>
      ) : (
        !lost && <p>Loading …</p>
      )}
    </DeskPage>
  );
}

interface IndexActionsProps {
  isOff: boolean;
  /** An index that was never rebuilt has no previous one. */
  canGoBack: boolean;
  onStart: (id: IndexCall) => void;
}

function IndexActions({ isOff, canGoBack, onStart }: IndexActionsProps) {
  return (
    <div className={shared.actions}>
      <DeskButton
        size="medium"
        look="primary"
        label="Rebuild index"
        isOff={isOff}
        onPress={() => onStart('rebuildIndex')}
      />
      {canGoBack && (
        <DeskButton
          size="medium"
          look="secondary"
          label="Back to the previous index"
          isOff={isOff}
          onPress={() => onStart('rollBackIndex')}
        />
      )}
    </div>
  );
}
