'use client';

import { countText } from '#domain/words/quantities';
import { useId } from 'react';
import styles from './desk.module.css';

interface DeskProgressProps {
  label: string;
  /** `null` before the first is done. */
  done: number | null;
  /** `null` while unknown. */
  total: number | null;
  /** What is counted: "rows". */
  unit: string;
}

export function DeskProgress({ label, done, total, unit }: DeskProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} {...(total !== null && { max: Math.max(1, total), value: done ?? 0 })} />
      {done !== null && (
        <span>
          {countText(done)} {total === null ? unit : `of ${countText(total)} ${unit}`}
        </span>
      )}
    </div>
  );
}
