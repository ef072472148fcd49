import * as texts from '#texts';
import { useId, type Ref } from 'react';
import styles from './star-input.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

interface StarInputProps {
  readonly legend: string;
  readonly name: string;
  readonly value: number | undefined;
  readonly onChange: (stars: number) => void;
  readonly onBlur: () => void;
  /** The first star, for focusing on a validation error. */
  readonly inputRef: Ref<HTMLInputElement>;
  readonly error?: string | undefined;
}

/** One to five stars as a radio group: arrow keys, one tab stop, announced as "4 stars". */
export function StarInput({ legend, name, value, onChange, onBlur, inputRef, error }: StarInputProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              ref={stars === 1 ? inputRef : undefined}
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              onBlur={onBlur}
              required
            />
            <VisuallyHidden>{texts.words.stars({ count: stars })}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
