import { forgottenSchema, type Forgotten } from '#contract/account';
import { useState } from 'react';
import { useDinerForm } from '../../account/use-diner-form.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { Receipt } from '../../components/receipt.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import styles from './new-password-page.module.css';

/** Requests the mail. The response is the same for every name and address. */
export function AskForLink() {
  const { fetchApi } = useApp();
  const isHydrated = useIsHydrated();
  const [receipt, setReceipt] = useState<string | null>(null);
  const { register, errors, isSubmitting, submit } = useDinerForm<Forgotten>({
    schema: forgottenSchema,
    defaultValues: { account: '' },
    refusedFields: { 400: 'account' },
    async send(body) {
      setReceipt((await call(fetchApi, 'forgotPassword', { body })).message);
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
    <form noValidate method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>
        We’ll send a link to the email address you confirmed for your account. Without a confirmed address, we
        can’t be sure it’s you.
      </p>
      <FormField label="Username or email" error={errors.account?.message}>
        {(control) => (
          <input
            {...control}
            {...register('account')}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </FormField>
      {errors.root && (
        <p role="alert" className={styles.failure}>
          {errors.root.message}
        </p>
      )}
      <Button type="submit" disabled={!isHydrated || isSubmitting}>
        {isSubmitting ? 'Sending …' : 'Send me a link'}
      </Button>
    </form>
  );
}
