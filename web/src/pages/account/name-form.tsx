import { nameChangeSchema } from '#contract/account';
import { type User, USERNAME_MAX_LENGTH } from '#contract/accounts';
import { USERNAME } from '../../account/credential-fields.tsx';
import { currentUserQuery } from '../../api/accounts.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { SiteForm } from '../../components/site-form.tsx';
import { useSiteForm } from '../../components/use-site-form.ts';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { AccountSection } from './account-section.tsx';

export function NameForm({ user }: { readonly user: User }) {
  const { queryClient } = useApp();
  const form = useSiteForm({
    schema: nameChangeSchema,
    defaultValues: { username: user.username },
    refusedFields: { 409: 'username', 400: 'username' },
    async send(body) {
      const renamed = await call('changeName', { body });
      showToast({ title: 'Name changed', description: `You’re ${renamed.username} from now on.` });
      queryClient.setQueryData(currentUserQuery.queryKey, renamed);
    },
  });

  return (
    <AccountSection
      title="Name"
      text="You sign in with this name. It also appears on your reviews and shared lists."
    >
      <SiteForm form={form} submitLabel="Change name" busyLabel="Saving …">
        <Field
          form={form}
          name="username"
          label="Username"
          {...USERNAME}
          maxLength={USERNAME_MAX_LENGTH}
          required
        />
      </SiteForm>
    </AccountSection>
  );
}
