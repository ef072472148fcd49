import { forgottenSchema } from '#contract/account';
import { useState } from 'react';
import { USERNAME } from '../../account/credential-fields.tsx';
import { call } from '../../api/call.ts';
import { Receipt } from '../../components/receipt.tsx';
import { SiteForm } from '../../components/site-form.tsx';
import { useSiteForm } from '../../components/use-site-form.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './new-password-page.module.css';

/** Requests the mail. The response is the same for every name and address. */
export function AskForLink() {
  const [receipt, setReceipt] = useState<string | null>(null);
  const form = useSiteForm({
    schema: forgottenSchema,
    defaultValues: { account: '' },
    refusedFields: { 400: 'account' },
    async send(body) {
      setReceipt((await call('forgotPassword', { body })).message);
    },
  });

  if (receipt !== null) {
    return (
      <Receipt message={receipt}>
        <ButtonLink to={paths.auth} variant="outline">
          Back to sign in
        </ButtonLink>
      </Receipt>
    );
  }
  return (
    <SiteForm form={form} submitLabel="Send me a link" busyLabel="Sending …">
      <p className={styles.text}>
        We’ll send a link to the email address you confirmed for your account. Without a confirmed address, we
        can’t be sure it’s you.
      </p>
      <Field form={form} name="account" label="Username or email" {...USERNAME} required />
    </SiteForm>
  );
}
