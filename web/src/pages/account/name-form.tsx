import { type NameChange, nameChangeSchema } from '#contract/account';
import { type User, USERNAME_MAX_LENGTH } from '#contract/accounts';
import { useDinerForm } from '../../account/use-diner-form.ts';
import { currentUserQuery } from '../../api/accounts.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { FormField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { AccountForm, AccountSection } from './account-form.tsx';

/** The name shown on reviews and shared lists. */
export function NameForm({ user }: { readonly user: User }) {
  const { fetchApi, queryClient } = useApp();
  const form = useDinerForm<NameChange>({
    schema: nameChangeSchema,
    defaultValues: { username: user.username },
    refusedFields: { 409: 'username', 400: 'username' },
    async send(body) {
      const renamed = await call(fetchApi, 'changeName', { body });
      showToast({ title: 'Name changed', description: `You’re ${renamed.username} from now on.` });
      queryClient.setQueryData(currentUserQuery(fetchApi).queryKey, renamed);
    },
  });

  return (
    <AccountSection
      title="Name"
      text="You sign in with this name. It also appears on your reviews and shared lists."
    >
      <AccountForm submitLabel="Change name" form={form}>
        <FormField label="Username" error={form.errors.username?.message}>
          {(control) => (
            <input
              {...control}
              {...form.register('username')}
              type="text"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={USERNAME_MAX_LENGTH}
              required
            />
          )}
        </FormField>
      </AccountForm>
    </AccountSection>
  );
}
