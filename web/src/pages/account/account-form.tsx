import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './account-form.module.css';

interface AccountFormProps {
  readonly submitLabel: string;
  readonly busyLabel?: string;
  readonly isSubmitting: boolean;
  /** A failure that concerns no field. */
  readonly failure: string | undefined;
  readonly onSubmit: () => Promise<void>;
  /** A second button. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the account's forms: fields, error and buttons. */
export function AccountForm({
  submitLabel,
  busyLabel = 'Saving …',
  isSubmitting,
  failure,
  onSubmit,
  more,
  children,
}: AccountFormProps) {
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" disabled={isSubmitting} aria-busy={isSubmitting}>
          {isSubmitting ? busyLabel : submitLabel}
        </Button>
        {more}
      </div>
    </form>
  );
}
