import type { SubscriptionReceipt } from '#contract/subscribe';
import { ALREADY_SUBSCRIBED } from '#domain/people/newsletter-words';
import * as texts from '#texts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Receipt } from '../../components/receipt.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { rememberAnswer } from '../../newsletter/popup-marker.ts';
import { SignUpFields } from '../../newsletter/sign-up-fields.tsx';
import { keepUnsent } from '../../newsletter/unsent-sign-ups.ts';
import { useSignUp } from '../../newsletter/use-sign-up.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from './sign-up-form.module.css';

/**
 * Messages for the server's `?said=` after a submission without JavaScript (web/server/mount-newsletter.ts).
 */
const FAULTS: Readonly<Record<string, string>> = {
  invalid: texts.newsletter.invalidEmail(),
  later: texts.winDinner.tooMany(),
  failed: texts.winDinner.failed(),
};

/** Enters the giveaway by newsletter sign-up; a real form, so it also works without JavaScript. */
export function SignUpForm() {
  const isHydrated = useIsHydrated();
  const outcome = useSearchParams()[0].get('said') ?? '';
  const [receipt, setReceipt] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  function thank({ message }: SubscriptionReceipt): void {
    rememberAnswer('subscribed');
    setReceipt(entryText(message));
  }

  const form = useSignUp({
    source: 'win-dinner',
    onAnswer: thank,
    onFailure(reason, signUp, failed) {
      if (keepUnsent(signUp, failed)) setReceipt(texts.winDinner.kept());
      else setFailure(reason);
    },
  });
  if (receipt !== null) return <Receipt message={receipt} />;
  if (outcome === 'joined' || outcome === 'asked') {
    return <p className={styles.done}>{entryText(outcome === 'asked' ? texts.newsletter.confirm() : '')}</p>;
  }
  const fault = failure ?? (form.error === undefined && !form.isBusy ? FAULTS[outcome] : undefined);
  return (
    <form
      method="post"
      action={paths.winDinner}
      noValidate={isHydrated}
      className={styles.form}
      onSubmit={form.onSubmit}
    >
      <SignUpFields form={form} />
      {fault && (
        <p role="alert" className={styles.failure}>
          {fault}
        </p>
      )}
      <Button type="submit" disabled={form.isBusy}>
        {form.isBusy ? texts.winDinner.entering() : texts.winDinner.button()}
      </Button>
      <p className={styles.consent}>{texts.newsletter.consent()}</p>
    </form>
  );
}

/** The confirmation after entering the giveaway, depending on the result of the sign-up. */
function entryText(message: string): string {
  if (message === texts.newsletter.confirm()) return message;
  return message === ALREADY_SUBSCRIBED ? texts.winDinner.alreadyIn() : texts.winDinner.in();
}
