'use client';

import {
  chooseKey,
  keyOf,
  NAME_AND_ADDRESS,
  isSourceName,
  SOURCE_NAME_FAULT,
  type KeyChoice,
  type WrittenMap,
} from '#domain/imports/column-choices';
import shared from '../desk/desk.module.css';
import { labelOf } from './field-labels.ts';
import styles from './imports.module.css';

interface MapBasicsProps {
  columns: readonly string[];
  map: WrittenMap;
  onMap: (map: WrittenMap) => void;
}

/** Required fields of a place other than its name and address. */
const DEFAULTED = ['category', 'neighborhood', 'description'] as const;
/** Values of the choices that are not columns; a column's value is its number. */
const TOGETHER = 'together';
const AS_WRITTEN = 'as written';

/** A map's settings other than columns: source, row identity, and defaults. */
export function MapBasics({ columns, map, onMap }: MapBasicsProps) {
  const source = String(map.source ?? '');
  const hasFault = !isSourceName(source);
  const key = keyOf(map);
  const defaults: Readonly<Record<string, unknown>> =
    typeof map.defaults === 'object' ? { ...map.defaults } : {};
  return (
    <fieldset className={styles.basics}>
      <legend>The list as a whole</legend>
      <label className={styles.field}>
        Source name (lowercase letters, digits and hyphens). Use the same one each time you import this list
        <input
          value={source}
          aria-invalid={hasFault}
          aria-describedby={hasFault ? 'source-fault' : undefined}
          onChange={({ target }) => onMap({ ...map, source: target.value })}
        />
        {hasFault && (
          <span id="source-fault" className={shared.bad}>
            {SOURCE_NAME_FAULT}
          </span>
        )}
      </label>
      <label className={styles.field}>
        Match rows to places from last time by
        <select
          value={valueOf(key, columns)}
          onChange={({ target }) => onMap(chooseKey(map, columns[Number(target.value)] ?? NAME_AND_ADDRESS))}
        >
          {key === null && <option value={AS_WRITTEN}>As the map says</option>}
          <option value={TOGETHER}>Name and address together</option>
          {columns.map((column, index) => (
            <option key={column} value={index}>
              {column}
            </option>
          ))}
        </select>
      </label>
      {DEFAULTED.map((field) => (
        <label key={field} className={styles.field}>
          {labelOf(field)} for new places when the row has none
          <input
            value={String(defaults[field] ?? '')}
            onChange={({ target }) => onMap({ ...map, defaults: withDefault(defaults, field, target.value) })}
          />
        </label>
      ))}
    </fieldset>
  );
}

function valueOf(key: KeyChoice | null, columns: readonly string[]): string {
  if (key === null) return AS_WRITTEN;
  if (key === NAME_AND_ADDRESS) return TOGETHER;
  const index = columns.indexOf(key);
  return index < 0 ? AS_WRITTEN : String(index);
}

/** The schema does not allow empty defaults. */
function withDefault(defaults: object, field: string, value: string): object {
  const { [field]: _before, ...others } = defaults as Record<string, unknown>;
  return value === '' ? others : { ...others, [field]: value };
}
