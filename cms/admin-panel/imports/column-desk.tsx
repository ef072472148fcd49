'use client';

import type { ImportFile } from '#contract/imports';
import {
  chooseField,
  choiceOf,
  composedFields,
  TRANSFORMS,
  type TransformName,
  type WrittenMap,
} from '#domain/imports/column-choices';
import shared from '../desk/desk.module.css';
import { DeskTable } from '../desk/desk-table.tsx';
import { FIELD_LABELS, labelOf } from './field-labels.ts';
import styles from './imports.module.css';

interface ColumnDeskProps {
  samples: ImportFile['samples'];
  map: WrittenMap;
  onMap: (map: WrittenMap) => void;
}

/** Columns with their first values on one side, the fields they become on the other. */
export function ColumnDesk({ samples, map, onMap }: ColumnDeskProps) {
  const composed = composedFields(
    map,
    samples.map(({ column }) => column),
  );
  return (
    <>
      <DeskTable label="Columns" columns={['Column', 'First values', 'Becomes', 'What changes']}>
        {samples.map((sample) => (
          <ColumnRow key={sample.column} sample={sample} map={map} onMap={onMap} />
        ))}
      </DeskTable>
      {composed.length > 0 && (
        <p className={shared.hint}>
          Built from several columns, or looked up on the city map, as the import map says:{' '}
          {composed.map(labelOf).join(', ')}.
        </p>
      )}
    </>
  );
}

interface ColumnRowProps {
  sample: ImportFile['samples'][number];
  map: WrittenMap;
  onMap: (map: WrittenMap) => void;
}

function ColumnRow({ sample: { column, values }, map, onMap }: ColumnRowProps) {
  const choice = choiceOf(map, column);
  const choose = (field: string | null, transform: TransformName | null) =>
    onMap(chooseField(map, column, { field, transform }));
  return (
    <tr>
      <th scope="row" className={styles.column}>
        {column}
      </th>
      <td className={styles.values}>{values.join(' · ') || <em>blank</em>}</td>
      <td>
        <select
          className={styles.choose}
          aria-label={`${column} becomes`}
          value={choice?.field ?? ''}
          onChange={({ target }) => choose(target.value || null, choice ? choice.transform : 'As it is')}
        >
          <option value="">Leave out</option>
          {Object.entries(FIELD_LABELS).map(([field, label]) => (
            <option key={field} value={field}>
              {label}
            </option>
          ))}
        </select>
      </td>
      <td>
        {choice && (
          <select
            className={styles.choose}
            aria-label={`${column} is changed`}
            value={choice.transform ?? ''}
            onChange={({ target }) =>
              choose(choice.field, TRANSFORMS.find(({ name }) => name === target.value)?.name ?? null)
            }
          >
            {choice.transform === null && <option value="">As the map says</option>}
            {TRANSFORMS.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </td>
    </tr>
  );
}
