'use client';

import { useState } from 'react';
import type { ImportFile } from '#contract/imports';
import styles from './imports.module.css';

interface MapChoiceProps {
  maps: ImportFile['maps'];
  text: string;
  onText: (text: string) => void;
}

/** Which map reads the file; it can be changed here before it is used. */
export function MapChoice({ maps, text, onText }: MapChoiceProps) {
  const [chosen, setChosen] = useState(0);
  return (
    <>
      <label className={styles.field}>
        Map: how columns become fields
        <select
          value={chosen}
          onChange={(event) => {
            const index = Number(event.target.value);
            setChosen(index);
            onText(JSON.stringify(maps[index]?.map ?? {}, null, 2));
          }}
        >
          {maps.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <details className={styles.details}>
        <summary>Change the map</summary>
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
