import type { LoginInput } from '#contract/accounts';
import { Field, type FieldForm } from '../ui/field.tsx';

export const USERNAME = { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false } as const;

interface CredentialFieldsProps {
  readonly form: FieldForm<LoginInput>;
  readonly passwordAutoComplete: 'current-password' | 'new-password';
  readonly passwordHint?: string | undefined;
}

export function CredentialFields({ form, passwordAutoComplete, passwordHint }: CredentialFieldsProps) {
  return (
    <>
      <Field form={form} name="username" label="Username" {...USERNAME} required />
      <Field
        form={form}
        name="password"
        label="Password"
        hint={passwordHint}
        type="password"
        autoComplete={passwordAutoComplete}
        required
      />
    </>
  );
}
