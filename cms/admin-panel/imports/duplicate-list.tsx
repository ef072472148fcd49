'use client';

import { useCallback, useEffect, useState } from 'react';
import { call, type ShownPair } from './call-imports.ts';
import { DuplicateCard } from './duplicate-card.tsx';
import styles from './imports.module.css';
import { useTask } from '../desk/use-task.ts';

/** Pairs of places that may be one, the likeliest first. */
export function DuplicateList() {
  const [pairs, setPairs] = useState<ShownPair[] | null>(null);
  const [said, setSaid] = useState('');
  const { isBusy, problem, run } = useTask();

  const load = useCallback(
    async () => setPairs((await call<{ pairs: ShownPair[] }>('GET', '/duplicates')).pairs),
    [],
  );
  useEffect(() => {
    void run(load);
  }, [run, load]);

  const merge = (keepId: number, dropId: number, take: string[]) =>
    run(async () => {
      await call('POST', '/duplicates/merge', { keepId, dropId, take });
      setSaid(`Place ${dropId} is place ${keepId} now; its address leads there.`);
      await load();
    });
  const apart = (a: number, b: number) =>
    run(async () => {
      await call('POST', '/duplicates/apart', { a, b });
      setSaid('Noted: these are two places.');
      await load();
    });

  return (
    <section aria-labelledby="duplicates">
      <h2 id="duplicates">Possible duplicates</h2>
      <p className={styles.hint}>
        Compared by name, distance, address, phone and website; 100 is certain. Merging keeps the history and
        the number of both: the one that goes becomes a draft, and its address leads to the other.
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {!pairs && !problem && <p>Comparing …</p>}
      {pairs?.length === 0 && <p>None. No two places look like one.</p>}
      {pairs?.map((pair) => (
        <DuplicateCard
          key={`${pair.a.id}-${pair.b.id}`}
          pair={pair}
          isBusy={isBusy}
          onMerge={(keep, drop, take) => void merge(keep, drop, take)}
          onApart={() => void apart(pair.a.id, pair.b.id)}
        />
      ))}
    </section>
  );
}
