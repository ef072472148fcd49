'use client';

import { useState } from 'react';
import type { ShownPair } from './call-imports.ts';
import { DeskButton } from '../desk/desk-button.tsx';
import styles from './imports.module.css';

interface DuplicateCardProps {
  pair: ShownPair;
  isBusy: boolean;
  onMerge: (keepId: number, dropId: number, take: string[]) => void;
  onApart: () => void;
}

const COMPARED = [
  'name',
  'category',
  'neighborhood',
  'address',
  'fullAddress',
  'phone',
  'website',
  'rating',
  'reviewCount',
  'priceRange',
  'status',
  'description',
] as const;
type Compared = (typeof COMPARED)[number];

/** Two places side by side; of each field that differs, one value is chosen. */
export function DuplicateCard({
  pair: { a, b, score, reasons },
  isBusy,
  onMerge,
  onApart,
}: DuplicateCardProps) {
  const [keepsFirst, setKeepsFirst] = useState(true);
  const [keep, drop] = keepsFirst ? [a, b] : [b, a];
  const differing = COMPARED.filter((field) => (a[field] ?? null) !== (b[field] ?? null));
  const [taken, setTaken] = useState<Compared[] | null>(null);
  // What only the one that goes knows is worth keeping.
  const take = taken ?? differing.filter((field) => (keep[field] ?? null) === null && drop[field] !== null);
  const set = (field: Compared, isTaken: boolean) =>
    setTaken(isTaken ? [...take, field] : take.filter((other) => other !== field));

  return (
    <article className={styles.pair} aria-label={`${a.name} and ${b.name}`}>
      <p>
        <span className={styles.score}>{score}</span> {reasons.join(', ')}
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
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
                <th scope="row">{field}</th>
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
                        {String(place[field] ?? 'unknown')}
                      </label>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.actions}>
        <DeskButton
          label={`Merge into place ${keep.id}`}
          look="primary"
          isOff={isBusy}
          onPress={() => onMerge(keep.id, drop.id, [...take])}
        />
        <DeskButton label="They are two places" about={a.name} isOff={isBusy} onPress={onApart} />
      </div>
    </article>
  );
}
