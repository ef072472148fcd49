import { type AccountEmail, emailChangeSchema } from '#contract/account';
import type { User } from '#contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { EMAIL_REASON } from '../../account/email-reason.ts';
import { useSite } from '../../api/use-call.ts';
import { callQuery } from '../../api/call-query.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { SiteForm } from '../../components/site-form.tsx';
import { useSiteForm } from '../../components/use-site-form.ts';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { AccountSection, CurrentPassword } from './account-section.tsx';

/** The address for password recovery. If the site sends no mail, it can only be removed. */
export function EmailSection({ user }: { readonly user: User }) {
  const site = useSite();
  const { data: stored } = useQuery(callQuery('getAccountEmail'));
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
  const { queryClient } = useApp();
  const { email, pendingEmail } = stored;
  const form = useSiteForm({
    schema: emailChangeSchema,
    defaultValues: { email: pendingEmail ?? email ?? '', password: '' },
    refusedFields: { 403: 'password', 400: 'email' },
    async send(body) {
      const changed = await call('changeEmail', { body });
      queryClient.setQueryData(callQuery('getAccountEmail').queryKey, changed);
      if (body.email === '')
        showToast({ title: 'Email removed', description: 'We no longer have your address.' });
      else if (changed.pendingEmail !== null)
        showToast({ title: 'Check your email', description: `We sent a link to ${changed.pendingEmail}.` });
    },
  });

  return (
    <SiteForm
      submitLabel={pendingEmail === null ? 'Save email' : 'Send the link again'}
      busyLabel="Sending …"
      form={form}
    >
      {pendingEmail !== null && (
        <p>
          We sent a link to <b>{pendingEmail}</b>. Open it within a day
          {email === null ? ' to confirm the address.' : `. Until then, we’ll keep using ${email}.`}
        </p>
      )}
      <Field
        form={form}
        name="email"
        optional
        label="Email"
        hint={
          (email ?? pendingEmail) === null ? undefined : 'To remove your email, clear this field and save.'
        }
        type="email"
        autoComplete="email"
      />
      <CurrentPassword user={user} form={form} />
    </SiteForm>
  );
}
