import type { User } from '#contract/accounts';
import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { useDinerForm } from '../../account/use-diner-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import styles from './account-form.module.css';

interface AccountFormProps {
  readonly submitLabel: string;
  readonly busyLabel?: string;
  readonly form: Pick<ReturnType<typeof useDinerForm>, 'errors' | 'isSubmitting' | 'submit'>;
  /** A second button. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the account's forms: fields, error and buttons. */
export function AccountForm({
  submitLabel,
  busyLabel = 'Saving …',
  form: { errors, isSubmitting, submit },
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
        void submit();
      }}
    >
      {children}
      {errors.root && (
        <p role="alert" className={styles.failure}>
          {errors.root.message}
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

interface CurrentPasswordProps {
  readonly user: User;
  readonly label?: string;
  readonly error: string | undefined;
  readonly field: UseFormRegisterReturn<'password'>;
}

/** The current password, required for a change. */
export function CurrentPassword({ user, label = 'Your password', error, field }: CurrentPasswordProps) {
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <FormField label={label} error={error}>
        {(control) => (
          <input {...control} {...field} type="password" autoComplete="current-password" required />
        )}
      </FormField>
    </>
  );
}

interface AccountSectionProps {
  readonly title: string;
  /** Its purpose, in a sentence or two. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A section of the account page: the explanation next to its controls. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.controls}>{children}</div>
    </section>
  );
}
