import type { loginSchema, RegistrationInput, registrationSchema } from '#contract/accounts';
import { CredentialFields } from '../../account/credential-fields.tsx';
import { EMAIL_REASON } from '../../account/email-reason.ts';
import { SiteForm } from '../../components/site-form.tsx';
import { useSiteForm } from '../../components/use-site-form.ts';
import { Field } from '../../ui/field.tsx';

interface AuthFormProps {
  readonly schema: typeof loginSchema | typeof registrationSchema;
  readonly action: string;
  readonly submitLabel: string;
  readonly passwordAutoComplete: 'current-password' | 'new-password';
  readonly passwordHint?: string;
  readonly asksEmail?: boolean;
  readonly refusedFields: Readonly<Record<number, 'username' | 'password'>>;
  /** Rejects if the server refuses, after a toast that says why. */
  readonly onSubmit: (account: RegistrationInput) => Promise<void>;
}

/** A username and a password; disabled while submitting (spec 1 §4). */
export function AuthForm(props: AuthFormProps) {
  const { action, submitLabel, asksEmail = false, onSubmit } = props;
  const form = useSiteForm<RegistrationInput, RegistrationInput>({
    schema: props.schema,
    defaultValues: { username: '', password: '', ...(asksEmail && { email: '' }) },
    refusedFields: props.refusedFields,
    send: (account) => onSubmit(account),
    onFailure: () => undefined,
  });
  return (
    <SiteForm form={form} action={action} submitLabel={submitLabel}>
      <CredentialFields
        form={form}
        passwordAutoComplete={props.passwordAutoComplete}
        passwordHint={props.passwordHint}
      />
      {asksEmail && (
        <Field
          form={form}
          name="email"
          optional
          label="Email"
          hint={EMAIL_REASON}
          type="email"
          autoComplete="email"
        />
      )}
    </SiteForm>
  );
}
