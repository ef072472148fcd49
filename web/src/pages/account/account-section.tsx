import type { PasswordProof } from '#contract/account';
import type { User } from '#contract/accounts';
import { type ReactNode, useId } from 'react';
import { Field, type FieldForm } from '../../ui/field.tsx';
import styles from './account-section.module.css';

interface CurrentPasswordProps {
  readonly user: User;
  readonly form: FieldForm<PasswordProof>;
  readonly label?: string;
}

/** The current password, required for a change. */
export function CurrentPassword({ user, form, label = 'Your password' }: CurrentPasswordProps) {
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      <Field
        form={form}
        name="password"
        label={label}
        type="password"
        autoComplete="current-password"
        required
      />
    </>
  );
}

interface AccountSectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

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
