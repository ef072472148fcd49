'use client';

import { countText } from '#domain/words/quantities';
import type { NewName } from '#contract/imports';
import { useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { NameOptions } from '../desk/name-options.tsx';
import styles from './imports.module.css';

interface NewNamesProps {
  names: readonly NewName[];
  isBusy: boolean;
  onAssign: (name: NewName, as: string) => void;
}

const WORDS = { cuisines: 'cuisine', neighborhoods: 'neighborhood' } as const;

/** Names without a record: each becomes a new page, or an alias of another name. */
export function NewNames({ names, isBusy, onAssign }: NewNamesProps) {
  const likely = names.filter(({ like }) => like !== null);
  const others = names.filter(({ like }) => like === null);
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="new-names">
      <h3 id="new-names">New names</h3>
      {likely.length > 0 && (
        <ul className={styles.likely}>
          {likely.map((one) => (
            <li key={`${one.kind} ${one.name}`}>
              <strong>{one.name}</strong>
              <span className={shared.quiet}>{aboutOf(one)}</span>
              <DeskButton
                label={`${one.like}?`}
                about={one.name}
                isOff={isBusy}
                onPress={() => one.like !== null && onAssign(one, one.like)}
              />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p>
          {likely.length > 0 ? 'Also new: ' : ''}
          {others.map((one) => `${one.name} (${aboutOf(one)})`).join('; ')}.
        </p>
      )}
      <p className={shared.hint}>
        Each gets a page of its own when you commit. If one is another spelling of a name, say so once, and
        later imports will remember.
      </p>
      <OtherSpelling names={names} isBusy={isBusy} onAssign={onAssign} />
    </section>
  );
}

const aboutOf = ({ kind, places }: NewName) =>
  `${WORDS[kind]}, ${countText(places)} ${places === 1 ? 'row' : 'rows'}`;

function OtherSpelling({ names, isBusy, onAssign }: NewNamesProps) {
  const [chosen, setChosen] = useState(0);
  const [as, setAs] = useState('');
  const name = names[chosen] ?? names[0];
  return (
    <div className={shared.actions}>
      <select
        className={styles.choose}
        aria-label="New name"
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {names.map((one, at) => (
          <option key={`${one.kind} ${one.name}`} value={at}>
            {one.name}
          </option>
        ))}
      </select>
      <label className={styles.save}>
        is another spelling of
        <input list="known-names" value={as} onChange={({ target }) => setAs(target.value)} />
      </label>
      {name && <NameOptions id="known-names" kind={name.kind} />}
      <DeskButton
        label="Use that name"
        isOff={isBusy || as.trim() === ''}
        onPress={() => name && onAssign(name, as)}
      />
    </div>
  );
}
