import type { User } from '#contract/accounts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from '../../ui/form-field.tsx';

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
