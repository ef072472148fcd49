'use client';

import { COMPARED_FIELDS, type ComparedField, type DuplicatePairView } from '#contract/imports';
import type { CallInput } from '#contract/call-types';
import { useState, type ReactNode } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import shared from '../desk/desk.module.css';
import { labelOf } from './field-labels.ts';
import styles from './imports.module.css';

interface DuplicateCardProps {
  pair: DuplicatePairView;
  isBusy: boolean;
  onMerge: (merge: CallInput<'mergeDuplicates'>['body'], keptName: string) => void;
  onApart: () => void;
}

/** Two places side by side; for each field that differs, one value is chosen. */
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
      <ComparedPlaces
        places={[a, b]}
        fields={differing}
        kept={keep}
        onKeep={(place) => {
          setKeepsFirst(place === a);
          setTaken(null);
        }}
        sourceOf={(field) => (take.includes(field) ? drop : keep)}
        onTake={(field, place) => set(field, place === drop)}
      />
      <div className={shared.actions}>
        <DeskButton
          label={`Merge into place ${keep.id}`}
          look="primary"
          isOff={isBusy}
          onPress={() => onMerge({ keepId: keep.id, dropId: drop.id, take }, String(keep.fields.name))}
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

type ComparedPlace = DuplicatePairView['a'];

interface ComparedPlacesProps {
  places: readonly [ComparedPlace, ComparedPlace];
  fields: readonly ComparedField[];
  kept: ComparedPlace;
  onKeep: (place: ComparedPlace) => void;
  /** The place whose value is taken. */
  sourceOf: (field: ComparedField) => ComparedPlace;
  onTake: (field: ComparedField, place: ComparedPlace) => void;
}

function ComparedPlaces({ places, fields, kept, onKeep, sourceOf, onTake }: ComparedPlacesProps) {
  const pair = places.map(({ id }) => id).join('-');
  return (
    <div className={shared.scroll}>
      <table className={shared.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {places.map((place) => (
              <th key={place.id} scope="col">
                <Choice name={`keep-${pair}`} isChosen={place === kept} onChoose={() => onKeep(place)}>
                  Keep <a href={`/cms/collections/restaurants/${place.id}`}>{place.fields.name}</a> (place{' '}
                  {place.id})
                </Choice>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{labelOf(field)}</th>
              {places.map((place) => (
                <td key={place.id}>
                  <Choice
                    name={`${field}-${pair}`}
                    isChosen={place === sourceOf(field)}
                    onChoose={() => onTake(field, place)}
                  >
                    {place.fields[field] ?? 'unknown'}
                  </Choice>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChoiceProps {
  /** Only one radio button per name is chosen. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
