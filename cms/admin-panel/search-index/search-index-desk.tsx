'use client';

import { useState } from 'react';
import { IndexFacts } from './index-facts.tsx';
import { IndexRuns } from './index-runs.tsx';
import styles from './search-index.module.css';
import { SearchGapList } from './search-gap-list.tsx';
import { callDesk, sentenceOf } from '../desk/call-desk.ts';
import { useDesk } from '../desk/use-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';

const POLL_MS = 1_000;

/** Everything that data staff see of search and do to it. */
export function SearchIndexDesk() {
  const { desk, problem, refresh } = useDesk('getSearchDesk', { everyMs: POLL_MS });
  const [refusal, setRefusal] = useState<string | null>(null);
  const isRunning = desk?.runs[0]?.result === 'running';

  async function start(id: 'rebuildIndex' | 'rollBackIndex') {
    setRefusal(null);
    try {
      await callDesk(id);
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
    await refresh();
  }

  return (
    <div className={`gutter--left gutter--right ${styles.desk}`}>
      <header className={styles.header}>
        <h1>Search index</h1>
        <div className={styles.actions}>
          <DeskButton
            size="medium"
            look="primary"
            label="Rebuild index"
            isOff={!desk || isRunning}
            onPress={() => void start('rebuildIndex')}
          />
          <DeskButton
            size="medium"
            look="secondary"
            label="Back to the previous index"
            isOff={!desk || isRunning}
            onPress={() => void start('rollBackIndex')}
          />
        </div>
      </header>
      <p className={styles.hint}>
        The index follows every change by itself. A rebuild makes it anew beside the one that serves, examines
        it and swaps; diners notice nothing.
      </p>
      <p role="alert" className={styles.problem}>
        {problem ?? refusal}
      </p>
      {desk ? (
        <>
          <IndexFacts desk={desk} />
          <IndexRuns runs={desk.runs} />
          <SearchGapList gaps={desk.gaps} onChange={refresh} />
        </>
      ) : (
        !problem && <p>Loading …</p>
      )}
    </div>
  );
}
