'use client';

import { countText } from '#domain/words/quantities';
import type { ComponentProps } from 'react';
import type { SynonymEffect } from '#contract/search-desk';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskTable } from '../desk/desk-table.tsx';
import { listOfWords } from '#domain/words/list-of-words';
import shared from '../desk/desk.module.css';

interface SynonymEffectViewProps {
  synonym: { term: string; meaning: string };
  effect: SynonymEffect;
  save: ComponentProps<typeof DeskButton>;
}

const JUDGED = [
  ['better', 'Better'],
  ['worse', 'Worse'],
  ['other', 'Different'],
] as const;

/** "Skipjack, Cantler’s and 3 more" */
function inWords({ count, names }: SynonymEffect['found']['gained']): string {
  const others = count - names.length;
  return listOfWords([...names, ...(others > 0 ? [`${countText(others)} more`] : [])]);
}

/** What a synonym would add to and remove from the results, and which of the judged queries it would change. */
export function SynonymEffectView({ synonym, effect, save }: SynonymEffectViewProps) {
  const { understood, found, judged } = effect;
  const changed = JUDGED.flatMap(([key, name]) => judged[key].map((query) => ({ ...query, name })));
  return (
    <>
      <p>
        “{synonym.term}” finds {countText(found.before)} places now, and would find{' '}
        <b>{countText(found.after)}</b>
        {understood.length > 0 && <>, read as {understood.join(', ')}</>}.
      </p>
      {found.gained.count > 0 && <p>New: {inWords(found.gained)}.</p>}
      {found.lost.count > 0 && <p className={shared.bad}>No longer found: {inWords(found.lost)}.</p>}
      {changed.length === 0 ? (
        <p>None of our {judged.asked} test searches changes.</p>
      ) : (
        <>
          <p>
            Of our {judged.asked} test searches, {judged.better.length} would be answered better,{' '}
            <span className={judged.worse.length > 0 ? shared.bad : undefined}>
              {judged.worse.length} worse
            </span>{' '}
            and {judged.other.length} differently.
          </p>
          <DeskTable columns={['Search', 'Answer', 'First place now', 'First place then']}>
            {changed.map(({ query, name, before, after }) => (
              <tr key={query}>
                <td className={shared.name}>{query}</td>
                <td className={name === 'Worse' ? shared.bad : undefined}>{name}</td>
                <td>{before ?? 'Nothing'}</td>
                <td>{after ?? 'Nothing'}</td>
              </tr>
            ))}
          </DeskTable>
        </>
      )}
      <div className={shared.actions}>
        <DeskButton size="medium" look="primary" {...save} />
      </div>
    </>
  );
}
