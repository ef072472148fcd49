import type { loginSchema, RegistrationInput, registrationSchema } from '#contract/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { CredentialFields } from '../../account/credential-fields.tsx';
import { EMAIL_REASON } from '../../account/email-reason.ts';
import { showRefusal, type RefusedFields } from '../../account/use-diner-form.ts';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './auth-form.module.css';

interface AuthFormProps {
  readonly schema: typeof loginSchema | typeof registrationSchema;
  /** Used only without JavaScript: a POST keeps the password out of the address. */
  readonly action: string;
  readonly submitLabel: string;
  readonly passwordAutoComplete: 'current-password' | 'new-password';
  readonly passwordHint?: string;
  /** Shows an email field. */
  readonly asksEmail?: boolean;
  readonly isPending: boolean;
  readonly refusedFields: RefusedFields<RegistrationInput>;
  /** Rejects if the server refuses. */
  readonly onSubmit: (account: RegistrationInput) => Promise<unknown>;
}

/** A username and a password; disabled while submitting (spec 1 §4). */
export function AuthForm({
  schema,
  action,
  submitLabel,
  passwordAutoComplete,
  passwordHint,
  asksEmail = false,
  isPending,
  refusedFields,
  onSubmit,
}: AuthFormProps) {
  const isHydrated = useIsHydrated();
  const { register, handleSubmit, formState, setError } = useForm<RegistrationInput>({
    resolver: zodResolver(schema),
    defaultValues: { username: '', password: '', ...(asksEmail && { email: '' }) },
  });
  const send = handleSubmit((pair) =>
    // The toast shows the reason too; errors that concern neither field appear only there.
    onSubmit(pair).catch((error: unknown) => void showRefusal(error, refusedFields, setError)),
  );
  return (
    <form
      method="post"
      action={action}
      className={styles.form}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <CredentialFields
        username={register('username')}
        password={register('password')}
        errors={formState.errors}
        passwordAutoComplete={passwordAutoComplete}
        passwordHint={passwordHint}
      />
      {asksEmail && (
        <FormField optional label="Email" hint={EMAIL_REASON} error={formState.errors.email?.message}>
          {(control) => <input {...control} {...register('email')} type="email" autoComplete="email" />}
        </FormField>
      )}
      <Button type="submit" disabled={!isHydrated || isPending} aria-busy={isPending}>
        {isPending && <Spinner />}
        {submitLabel}
      </Button>
    </form>
  );
}
