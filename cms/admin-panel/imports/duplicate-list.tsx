'use client';

import type { CallInput } from '#contract/call-types';
import type { DuplicatePairView } from '#contract/imports';
import { useState } from 'react';
import { callDesk } from '../desk/call-desk.ts';
import { useUndoable } from '../desk/offer-undo.ts';
import shared from '../desk/desk.module.css';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import { DuplicateCard } from './duplicate-card.tsx';

type Merge = CallInput<'mergeDuplicates'>['body'];

/** Pairs of places that may be the same, likeliest first. */
export function DuplicateList() {
  const { desk, problem: lost, refresh } = useDesk('listDuplicates');
  const { isBusy, problem, said, run } = useTask();
  const undoable = useUndoable();
  const [merged, setMerged] = useState<readonly string[]>([]);
  const pairs = desk?.pairs.filter((pair) => !merged.includes(nameOf(pair)));

  function merge(pair: DuplicatePairView, body: Merge, kept: string): void {
    const showAgain = () => setMerged((before) => before.filter((name) => name !== nameOf(pair)));
    const act = () =>
      run(async () => {
        await callDesk('mergeDuplicates', { body }).catch((error: unknown) => {
          showAgain();
          throw error;
        });
        await refresh();
      });
    undoable(`Merged into ${kept}. The other address leads there.`, act, showAgain);
    setMerged((before) => [...before, nameOf(pair)]);
  }

  return (
    <section aria-labelledby="duplicates">
      <h2 id="duplicates">Possible duplicates</h2>
      <p className={shared.hint}>
        Compared by name, distance, address, phone and website. 100% is certain. Merging keeps the history and
        number of both places. The one you drop becomes a draft, and its address leads to the one you keep.
      </p>
      <Notices problem={problem ?? lost} said={said} />
      {!desk && !lost && <p>Comparing …</p>}
      {pairs?.length === 0 && <p>None. No two places look alike.</p>}
      {pairs?.map((pair) => (
        <DuplicateCard
          key={nameOf(pair)}
          pair={pair}
          isBusy={isBusy}
          onMerge={(body, kept) => merge(pair, body, kept)}
          onApart={() =>
            void run(async () => {
              await callDesk('tellDuplicatesApart', { body: { a: pair.a.id, b: pair.b.id } });
              await refresh();
              return 'Noted: these are two places.';
            })
          }
        />
      ))}
    </section>
  );
}

const nameOf = ({ a, b }: DuplicatePairView) => `${a.id}-${b.id}`;
