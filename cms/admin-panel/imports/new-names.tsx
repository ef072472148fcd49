'use client';

import { countText } from '#domain/words/quantities';
import type { NewName } from '#contract/imports';
import { useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import { useDesk } from '../desk/use-desk.ts';
import styles from './imports.module.css';

interface NewNamesProps {
  names: readonly NewName[];
  isBusy: boolean;
  onAssign: (name: NewName, recordId: number) => void;
}

/** More are shown on request: a city's first import has dozens. */
const SHOWN_AT_ONCE = 5;
const WORDS = { cuisines: 'Cuisine', neighborhoods: 'Neighborhood' } as const;

/** Names without a record: each becomes a new page, or an alias of an existing record. */
export function NewNames({ names, isBusy, onAssign }: NewNamesProps) {
  const { desk: known } = useDesk('listPlaceNames');
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  if (names.length === 0 || !known) return null;
  return (
    <details className={styles.details} open={names.length <= SHOWN_AT_ONCE}>
      <summary>New names: {names.length}</summary>
      <p className={shared.hint}>
        Each gets a page of its own when you commit. If one of these is a page you already have, pick it once
        and later imports will remember.
      </p>
      <DeskTable label="New names" columns={['Name', 'Places', 'Another name of']}>
        {names.map((one) => {
          const { kind, name, places } = one;
          const key = `${kind} ${name}`;
          const recordId = chosen[key] ?? 0;
          return (
            <tr key={key}>
              <td className={shared.name}>
                {name}
                <div className={shared.quiet}>{WORDS[kind]}</div>
              </td>
              <td>{countText(places)}</td>
              <td>
                <div className={shared.actions}>
                  <select
                    className={styles.choose}
                    aria-label={`${name} is another name of`}
                    value={recordId}
                    onChange={({ target }) => setChosen({ ...chosen, [key]: Number(target.value) })}
                  >
                    <option value={0}>None: it’s new</option>
                    {known[kind].map(({ id, name: other }) => (
                      <option key={id} value={id}>
                        {other}
                      </option>
                    ))}
                  </select>
                  {recordId > 0 && (
                    <DeskButton
                      label="Use that one"
                      about={name}
                      isOff={isBusy}
                      onPress={() => onAssign(one, recordId)}
                    />
                  )}
                </div>
              </td>
            </tr>
          );
        })}
      </DeskTable>
    </details>
  );
}
