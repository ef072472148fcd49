import { type AccountEmail, type EmailChange, emailChangeSchema } from '#contract/account';
import type { User } from '#contract/accounts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { EMAIL_REASON } from '../../account/email-reason.ts';
import { useRefusal } from '../../account/use-refusal.ts';
import { useSite } from '../../api/use-call.ts';
import { callQuery } from '../../api/call-query.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { FormField } from '../../ui/form-field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { AccountForm, AccountSection, CurrentPassword } from './account-form.tsx';

/** The address for password recovery. If the site sends no mail, it can only be removed. */
export function EmailSection({ user }: { readonly user: User }) {
  const { fetchApi } = useApp();
  const site = useSite();
  const { data: stored } = useQuery(callQuery(fetchApi, 'getAccountEmail'));
  const hasAddress = stored ? stored.email !== null || stored.pendingEmail !== null : false;
  if (!site.sendsMail && !hasAddress) return null;
  return (
    <AccountSection title="Email" text={EMAIL_REASON}>
      {stored ? (
        <EmailForm key={JSON.stringify(stored)} user={user} stored={stored} />
      ) : (
        <p>Loading your email …</p>
      )}
    </AccountSection>
  );
}

function EmailForm({ user, stored }: { readonly user: User; readonly stored: AccountEmail }) {
  const { fetchApi, queryClient } = useApp();
  const refuse = useRefusal();
  const { email, pendingEmail } = stored;
  const { register, handleSubmit, formState, setError } = useForm<EmailChange>({
    resolver: zodResolver(emailChangeSchema),
    defaultValues: { email: pendingEmail ?? email ?? '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (body) => {
    try {
      const changed = await call(fetchApi, 'changeEmail', { body });
      queryClient.setQueryData(callQuery(fetchApi, 'getAccountEmail').queryKey, changed);
      if (body.email === '')
        showToast({ title: 'Email removed', description: 'We no longer have your address.' });
      else if (changed.pendingEmail !== null)
        showToast({ title: 'Check your email', description: `We sent a link to ${changed.pendingEmail}.` });
    } catch (error) {
      refuse(error, { 403: 'password', 400: 'email' }, setError);
    }
  });

  return (
    <AccountForm
      submitLabel={pendingEmail === null ? 'Save email' : 'Send the link again'}
      busyLabel="Sending …"
      isSubmitting={isSubmitting}
      failure={errors.root?.message}
      onSubmit={send}
    >
      {pendingEmail !== null && (
        <p>
          We sent a link to <b>{pendingEmail}</b>. Open it within a day
          {email === null ? ' to confirm the address.' : `. Until then, we’ll keep using ${email}.`}
        </p>
      )}
      <FormField
        optional
        label="Email"
        {...((email ?? pendingEmail) !== null && {
          hint: 'To remove your email, clear this field and save.',
        })}
        error={errors.email?.message}
      >
        {(control) => <input {...control} {...register('email')} type="email" autoComplete="email" />}
      </FormField>
      <CurrentPassword user={user} error={errors.password?.message} field={register('password')} />
    </AccountForm>
  );
}
