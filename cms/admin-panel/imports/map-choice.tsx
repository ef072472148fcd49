'use client';

import { useState } from 'react';
import type { ImportFile } from '#contract/imports';
import type { WrittenMap } from '#domain/imports/column-choices';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { ColumnDesk } from './column-desk.tsx';
import { MapBasics } from './map-basics.tsx';
import styles from './imports.module.css';
import { parseMap } from './parse-map.ts';

interface MapChoiceProps {
  sent: ImportFile;
  text: string;
  onText: (text: string) => void;
  onSave: (name: string) => void;
  isBusy: boolean;
}

/** The map for the file: chosen by name, edited with dropdowns or as text, and saved under a name. */
export function MapChoice({ sent: { maps, samples }, text, onText, onSave, isBusy }: MapChoiceProps) {
  const [chosen, setChosen] = useState(0);
  const map = parseWhole(text);
  const write = (changed: unknown) => onText(JSON.stringify(changed, null, 2));
  const notes = Array.isArray(map?.['notes']) ? map['notes'].map(String) : [];
  return (
    <>
      <label className={styles.field}>
        Map: how columns become fields
        <select
          value={chosen}
          onChange={(event) => {
            const index = Number(event.target.value);
            setChosen(index);
            write(maps[index]?.map ?? {});
          }}
        >
          {maps.map((one, index) => (
            <option key={one.name} value={index}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {notes.length > 0 && (
        <ul className={shared.hint}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {map && (
        <>
          <ColumnDesk samples={samples} map={map} onMap={write} />
          <MapBasics columns={samples.map(({ column }) => column)} map={map} onMap={write} />
        </>
      )}
      <SaveMap isBusy={isBusy} onSave={onSave} />
      <details className={styles.details}>
        <summary>The map as text, for programmers</summary>
        <label className={styles.field}>
          Map as JSON
          <textarea
            rows={16}
            spellCheck={false}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        </label>
      </details>
    </>
  );
}

function SaveMap({ isBusy, onSave }: Pick<MapChoiceProps, 'isBusy' | 'onSave'>) {
  const [name, setName] = useState('');
  return (
    <div className={shared.actions}>
      <label className={styles.save}>
        Save the map as
        <input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </label>
      <DeskButton
        label="Save the map"
        isOff={isBusy || name.trim().length < 2}
        onPress={() => onSave(name.trim())}
      />
    </div>
  );
}

/** `null` while somebody is still typing it. */
function parseWhole(text: string): WrittenMap | null {
  try {
    return parseMap(text);
  } catch {
    return null;
  }
}
