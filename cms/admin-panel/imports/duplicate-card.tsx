'use client';

import { COMPARED_FIELDS, type ComparedField, type DuplicatePairView } from '#contract/imports';
import type { CallInput } from '#contract/call-types';
import { useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { labelOf } from './field-labels.ts';
import styles from './imports.module.css';

interface DuplicateCardProps {
  pair: DuplicatePairView;
  isBusy: boolean;
  onMerge: (merge: CallInput<'mergeDuplicates'>['body']) => void;
  onApart: () => void;
}

/** Two places side by side; of each field that differs, one value is chosen. */
export function DuplicateCard({
  pair: { a, b, score, reasons },
  isBusy,
  onMerge,
  onApart,
}: DuplicateCardProps) {
  const [keepsFirst, setKeepsFirst] = useState(true);
  const [keep, drop] = keepsFirst ? [a, b] : [b, a];
  const differing = COMPARED_FIELDS.filter((field) => a.fields[field] !== b.fields[field]);
  const [taken, setTaken] = useState<ComparedField[] | null>(null);
  // Values that only the removed place has are worth keeping.
  const take = taken ?? differing.filter((field) => keep.fields[field] === null);
  const set = (field: ComparedField, isTaken: boolean) =>
    setTaken(isTaken ? [...take, field] : take.filter((other) => other !== field));

  return (
    <article className={styles.pair} aria-label={`${a.fields.name} and ${b.fields.name}`}>
      <p>
        <span className={styles.score}>{score}% alike</span> {reasons.join(', ')}
      </p>
      <div className={shared.scroll}>
        <table className={shared.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              {[a, b].map((place, index) => (
                <th key={place.id} scope="col">
                  <label className={styles.choice}>
                    <input
                      type="radio"
                      name={`keep-${a.id}-${b.id}`}
                      checked={keepsFirst === (index === 0)}
                      onChange={() => {
                        setKeepsFirst(index === 0);
                        setTaken(null);
                      }}
                    />
                    Keep <a href={`/cms/collections/restaurants/${place.id}`}>place {place.id}</a>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field}>
                <th scope="row">{labelOf(field)}</th>
                {[a, b].map((place) => {
                  const isOfKept = place.id === keep.id;
                  return (
                    <td key={place.id}>
                      <label className={styles.choice}>
                        <input
                          type="radio"
                          name={`${field}-${a.id}-${b.id}`}
                          checked={take.includes(field) !== isOfKept}
                          onChange={() => set(field, !isOfKept)}
                        />
                        {place.fields[field] ?? 'unknown'}
                      </label>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={shared.actions}>
        <DeskButton
          label={`Merge into place ${keep.id}`}
          look="primary"
          isOff={isBusy}
          onPress={() => onMerge({ keepId: keep.id, dropId: drop.id, take })}
        />
        <DeskButton
          label="They are two places"
          about={String(a.fields.name)}
          isOff={isBusy}
          onPress={onApart}
        />
      </div>
    </article>
  );
}
