'use client';

import { callDesk } from '../desk/call-desk.ts';
import shared from '../desk/desk.module.css';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import { DuplicateCard } from './duplicate-card.tsx';

/** Pairs of places that may be the same, likeliest first. */
export function DuplicateList() {
  const { desk, problem: lost, refresh } = useDesk('listDuplicates');
  const { isBusy, problem, said, run } = useTask();

  return (
    <section aria-labelledby="duplicates">
      <h2 id="duplicates">Possible duplicates</h2>
      <p className={shared.hint}>
        Compared by name, distance, address, phone and website. 100% is certain. Merging keeps the history and
        number of both places. The one you drop becomes a draft, and its address leads to the one you keep.
      </p>
      <Notices problem={problem ?? lost} said={said} />
      {!desk && !lost && <p>Comparing …</p>}
      {desk?.pairs.length === 0 && <p>None. No two places look alike.</p>}
      {desk?.pairs.map((pair) => (
        <DuplicateCard
          key={`${pair.a.id}-${pair.b.id}`}
          pair={pair}
          isBusy={isBusy}
          onMerge={(merge) =>
            void run(async () => {
              await callDesk('mergeDuplicates', { body: merge });
              await refresh();
              return `Place ${merge.dropId} is place ${merge.keepId} now; its address leads there.`;
            })
          }
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
