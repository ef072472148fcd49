'use client';

import { useState } from 'react';
import { IndexFacts } from './index-facts.tsx';
import { IndexRuns } from './index-runs.tsx';
import styles from './search-index.module.css';
import { SearchGapList } from './search-gap-list.tsx';
import { sentenceOf, startRun, useSearchDesk } from './use-search-desk.ts';

/** Everything that data staff see of search and do to it. */
export function SearchIndexDesk() {
  const { desk, problem, refresh } = useSearchDesk();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isRunning = desk?.runs[0]?.result === 'running';

  async function start(kind: 'rebuild' | 'rollback') {
    setRefusal(null);
    try {
      await startRun(kind);
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
          <RunButton
            look="primary"
            label="Rebuild index"
            isOff={!desk || isRunning}
            onPress={() => start('rebuild')}
          />
          <RunButton
            look="secondary"
            label="Back to the previous index"
            isOff={!desk || isRunning}
            onPress={() => start('rollback')}
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

interface RunButtonProps {
  look: 'primary' | 'secondary';
  label: string;
  isOff: boolean;
  onPress: () => Promise<void>;
}

function RunButton({ look, label, isOff, onPress }: RunButtonProps) {
  const classes = `btn btn--style-${look} btn--size-medium btn--no-margin ${isOff ? 'btn--disabled' : ''}`;
  return (
    <button type="button" className={classes} disabled={isOff} onClick={() => void onPress()}>
      {label}
    </button>
  );
}
