import { type PasswordChange, passwordChangeSchema } from '#contract/account';
import { PASSWORD_MIN_LENGTH, type User } from '#contract/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useRefusal } from '../../account/use-refusal.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { FormField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { AccountForm, AccountSection, CurrentPassword } from './account-form.tsx';

/** Sets a new password, given the current one. */
export function PasswordForm({ user }: { readonly user: User }) {
  const { fetchApi } = useApp();
  const refuse = useRefusal();
  const { register, handleSubmit, formState, setError, reset } = useForm<PasswordChange>({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: { password: '', newPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (body) => {
    try {
      await call(fetchApi, 'changePassword', { body });
      reset();
      showToast({ title: 'Password changed', description: 'We signed out your other devices.' });
    } catch (error) {
      refuse(error, { 403: 'password' }, setError);
    }
  });

  return (
    <AccountSection title="Password" text="A new password signs out all your other devices.">
      <AccountForm
        submitLabel="Change password"
        isSubmitting={isSubmitting}
        failure={errors.root?.message}
        onSubmit={send}
      >
        <CurrentPassword
          user={user}
          label="Current password"
          error={errors.password?.message}
          field={register('password')}
        />
        <FormField
          label="New password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
          error={errors.newPassword?.message}
        >
          {(control) => (
            <input
              {...control}
              {...register('newPassword')}
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
