import { type PasswordChange, passwordChangeSchema } from '#contract/account';
import { PASSWORD_MIN_LENGTH, type User } from '#contract/accounts';
import { useDinerForm } from '../../account/use-diner-form.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { FormField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { AccountForm, AccountSection, CurrentPassword } from './account-form.tsx';

/** Sets a new password, given the current one. */
export function PasswordForm({ user }: { readonly user: User }) {
  const { fetchApi } = useApp();
  const form = useDinerForm<PasswordChange>({
    schema: passwordChangeSchema,
    defaultValues: { password: '', newPassword: '' },
    refusedFields: { 403: 'password' },
    async send(body, { reset }) {
      await call(fetchApi, 'changePassword', { body });
      reset();
      showToast({ title: 'Password changed', description: 'We signed out your other devices.' });
    },
  });

  return (
    <AccountSection title="Password" text="A new password signs out all your other devices.">
      <AccountForm submitLabel="Change password" form={form}>
        <CurrentPassword
          user={user}
          label="Current password"
          error={form.errors.password?.message}
          field={form.register('password')}
        />
        <FormField
          label="New password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
          error={form.errors.newPassword?.message}
        >
          {(control) => (
            <input
              {...control}
              {...form.register('newPassword')}
              type="password"
              autoComplete="new-password"
              required
            />
          )}
        </FormField>
      </AccountForm>
    </AccountSection>
  );
}
