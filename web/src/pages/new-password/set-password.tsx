import { newPasswordFormSchema } from '#contract/account';
import { PASSWORD_MIN_LENGTH } from '#contract/accounts';
import { useNavigate } from 'react-router';
import { currentUserQuery } from '../../api/accounts.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { SiteForm } from '../../components/site-form.tsx';
import { useSiteForm } from '../../components/use-site-form.ts';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { showToast } from '../../ui/show-toast.ts';

/** Sets the new password with the link's token. Diners are then signed in, staff sign in at the desk. */
export function SetPassword({ token }: { readonly token: string }) {
  const { queryClient } = useApp();
  const navigate = useNavigate();
  const form = useSiteForm({
    schema: newPasswordFormSchema,
    defaultValues: { newPassword: '' },
    refusedFields: { 400: 'root' },
    async send({ newPassword }) {
      const user = await call('resetPassword', { body: { token, newPassword } });
      if (user.isStaff) {
        window.location.assign(paths.desk);
        return;
      }
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      showToast({ title: 'Password changed', description: `You’re signed in as ${user.username}.` });
      await navigate(paths.account, { replace: true });
    },
  });

  return (
    <SiteForm form={form} submitLabel="Set password" busyLabel="Saving …">
      <Field
        form={form}
        name="newPassword"
        label="New password"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. A new password signs you out on all your devices.`}
        type="password"
        autoComplete="new-password"
        required
      />
      {form.errors.root && <Link to={paths.newPassword}>Get another link</Link>}
    </SiteForm>
  );
}
