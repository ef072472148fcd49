'use client';

import { countText } from '#domain/words/quantities';
import type { NewName } from '#contract/imports';
import { useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import { NameOptions } from '../desk/name-options.tsx';
import styles from './imports.module.css';

interface NewNamesProps {
  names: readonly NewName[];
  isBusy: boolean;
  onAssign: (name: NewName, as: string) => void;
}

const WORDS = { cuisines: 'Cuisine', neighborhoods: 'Neighborhood' } as const;

/** Names without a record: each becomes a new page, or an alias of another name. */
export function NewNames({ names, isBusy, onAssign }: NewNamesProps) {
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="new-names">
      <h3 id="new-names">New names: {names.length}</h3>
      <p className={shared.hint}>
        Each gets a page of its own when you commit. If one is another spelling of a name, say so once, and
        later imports will remember.
      </p>
      <NameOptions id="cuisines" kind="cuisines" />
      <NameOptions id="neighborhoods" kind="neighborhoods" />
      <DeskTable label="New names" columns={['Name', 'Another spelling of']}>
        {names.map((one) => (
          <NewNameRow key={`${one.kind} ${one.name}`} name={one} isBusy={isBusy} onAssign={onAssign} />
        ))}
      </DeskTable>
    </section>
  );
}

interface NewNameRowProps extends Omit<NewNamesProps, 'names'> {
  name: NewName;
}

function NewNameRow({ name: one, isBusy, onAssign }: NewNameRowProps) {
  const { kind, name, places, like } = one;
  const [as, setAs] = useState('');
  return (
    <tr>
      <td className={shared.name}>
        {name}
        <div className={shared.quiet}>
          {WORDS[kind]}, {countText(places)} {places === 1 ? 'row' : 'rows'}
        </div>
      </td>
      <td>
        <div className={shared.actions}>
          {like !== null && (
            <DeskButton
              label={`${like}?`}
              look="primary"
              about={name}
              isOff={isBusy}
              onPress={() => onAssign(one, like)}
            />
          )}
          <input
            className={styles.choose}
            aria-label={`${name} is another spelling of`}
            list={kind}
            value={as}
            onChange={({ target }) => setAs(target.value)}
          />
          {as.trim() !== '' && (
            <DeskButton label="Use that" about={name} isOff={isBusy} onPress={() => onAssign(one, as)} />
          )}
        </div>
      </td>
    </tr>
  );
}
