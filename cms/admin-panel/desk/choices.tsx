'use client';

import { countText } from '#domain/words/quantities';
import styles from './desk.module.css';

interface ChoicesProps<Value> {
  label: string;
  /** `count` is shown beside the label. */
  choices: readonly { value: Value; label: string; count?: number }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

export function Choices<Value extends string | null>({
  label: groupLabel,
  choices,
  chosen,
  onChoose,
}: ChoicesProps<Value>) {
  return (
    <div className={styles.choices} role="group" aria-label={groupLabel}>
      {choices.map(({ value, label, count }) => (
        <button key={label} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label}
          {count !== undefined && (
            <>
              {' '}
              <strong>{countText(count)}</strong>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
