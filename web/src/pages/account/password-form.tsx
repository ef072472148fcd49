import { passwordChangeSchema } from '#contract/account';
import { PASSWORD_MIN_LENGTH, type User } from '#contract/accounts';
import { call } from '../../api/call.ts';
import { SiteForm } from '../../components/site-form.tsx';
import { useSiteForm } from '../../components/use-site-form.ts';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { AccountSection, CurrentPassword } from './account-section.tsx';

export function PasswordForm({ user }: { readonly user: User }) {
  const form = useSiteForm({
    schema: passwordChangeSchema,
    defaultValues: { password: '', newPassword: '' },
    refusedFields: { 403: 'password' },
    async send(body, { reset }) {
      await call('changePassword', { body });
      reset();
      showToast({ title: 'Password changed', description: 'We signed out your other devices.' });
    },
  });

  return (
    <AccountSection title="Password" text="A new password signs out all your other devices.">
      <SiteForm form={form} submitLabel="Change password" busyLabel="Saving …">
        <CurrentPassword user={user} form={form} label="Current password" />
        <Field
          form={form}
          name="newPassword"
          label="New password"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
          type="password"
          autoComplete="new-password"
          required
        />
      </SiteForm>
    </AccountSection>
  );
}
