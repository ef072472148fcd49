'use client';

import type { CallInput } from '#contract/call-types';
import type { DuplicatePairView, MergeView } from '#contract/imports';
import { momentText } from '#domain/calendar/date-texts';
import { callDesk } from '../desk/call-desk.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import { offerUndo } from '../desk/offer-undo.ts';
import shared from '../desk/desk.module.css';
import { Notices } from '../desk/notices.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { useTask } from '../desk/use-task.ts';
import { DuplicateCard } from './duplicate-card.tsx';

type Merge = CallInput<'mergeDuplicates'>['body'];

/** Pairs of places that may be the same, likeliest first, and the merges that can be undone. */
export function DuplicateList() {
  const { desk, problem: lost, refresh } = useDesk('listDuplicates');
  const { isBusy, problem, said, run } = useTask();

  /** Afterward, the list shows what is stored. */
  const act = (work: () => Promise<string | void>) => void run(() => work().finally(refresh));
  const undo = (id: number) => act(async () => (await callDesk('undoMerge', { params: { id } })).outcome);
  const merge = (body: Merge, kept: string) =>
    act(async () => {
      await callDesk('mergeDuplicates', { body });
      offerUndo(`Merged into ${kept}. The other address leads there.`, () => undo(Number(body.dropId)));
    });

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
          key={nameOf(pair)}
          pair={pair}
          isBusy={isBusy}
          onMerge={merge}
          onApart={() =>
            act(async () => {
              await callDesk('tellDuplicatesApart', { body: { a: pair.a.id, b: pair.b.id } });
              return 'Noted: these are two places.';
            })
          }
        />
      ))}
      {desk && <Merges merges={desk.merges} isBusy={isBusy} onUndo={undo} />}
    </section>
  );
}

interface MergesProps {
  merges: readonly MergeView[];
  isBusy: boolean;
  onUndo: (id: number) => void;
}

function Merges({ merges, isBusy, onUndo }: MergesProps) {
  if (merges.length === 0) return null;
  return (
    <section aria-labelledby="merges">
      <h2 id="merges">Merged lately</h2>
      <p className={shared.hint}>
        Undoing makes them two places again: with the reviews, photos, lists and links that moved, and the
        values they had, unless somebody has changed those since.
      </p>
      <DeskTable label="Merges" columns={['Place', 'Merged into', 'When', { name: 'Undo', look: 'hidden' }]}>
        {merges.map(({ id, name, into, by, at }) => (
          <tr key={id}>
            <th scope="row" className={shared.name}>
              <a href={`/cms/collections/restaurants/${id}`}>{name}</a>
            </th>
            <td>{into}</td>
            <td>
              {momentText(at)} <span className={shared.quiet}>by {by}</span>
            </td>
            <td>
              <DeskButton label="Undo the merge" about={name} isOff={isBusy} onPress={() => onUndo(id)} />
            </td>
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}

const nameOf = ({ a, b }: DuplicatePairView) => `${a.id}-${b.id}`;
