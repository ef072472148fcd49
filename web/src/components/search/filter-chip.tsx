import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './filter-chip.module.css';

interface FilterChipProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}

/** A checkbox styled as a chip. Without JavaScript, the form submits its name and value. */
export function FilterChip({ name, value, label, count, isChecked, onToggle }: FilterChipProps) {
  const box = useRef<HTMLInputElement>(null);
  const takeEarlyCheck = useEffectEvent(() => {
    if (box.current?.checked !== isChecked) onToggle();
  });
  // Checked before hydration: React keeps the mark without calling `onChange`.
  useEffect(() => takeEarlyCheck(), []);
  return (
    <label className={styles.chip}>
      <input ref={box} type="checkbox" name={name} value={value} checked={isChecked} onChange={onToggle} />
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
