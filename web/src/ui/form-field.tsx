import * as texts from '#texts';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import styles from './form-field.module.css';

/** Ids and attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

export interface FormFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly error?: string | undefined;
  /** Spans both columns of a two-column form. */
  readonly wide?: boolean | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

export function FormField({ label, hint, optional = false, error, wide = false, children }: FormFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={clsx(styles.field, wide && styles.wide)}>
      <label htmlFor={id} className={styles.label}>
        {label} {optional && <span className={styles.optional}>{texts.words.optional()}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
