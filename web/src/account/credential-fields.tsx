import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from '../ui/form-field.tsx';

interface CredentialFieldsProps {
  readonly username: UseFormRegisterReturn;
  readonly password: UseFormRegisterReturn;
  readonly errors: {
    readonly username?: { readonly message?: string | undefined } | undefined;
    readonly password?: { readonly message?: string | undefined } | undefined;
  };
  readonly passwordAutoComplete: 'current-password' | 'new-password';
  readonly passwordHint?: string | undefined;
}

/** Username and password, for diners and staff. */
export function CredentialFields({
  username,
  password,
  errors,
  passwordAutoComplete,
  passwordHint,
}: CredentialFieldsProps) {
  return (
    <>
      <FormField label="Username" error={errors.username?.message}>
        {(control) => (
          <input
            {...control}
            {...username}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </FormField>
      <FormField label="Password" hint={passwordHint} error={errors.password?.message}>
        {(control) => (
          <input {...control} {...password} type="password" autoComplete={passwordAutoComplete} required />
        )}
      </FormField>
    </>
  );
}
