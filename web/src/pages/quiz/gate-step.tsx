import { EMAIL_INVALID, NEWSLETTER_CONSENT } from '#domain/people/newsletter-words';
import { GATE_HEADING } from '#domain/quiz/quiz-texts';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { NoScript } from '../../ui/no-script.tsx';
import styles from './gate-step.module.css';
import { QuizForm } from './quiz-form.tsx';
import type { QuizState } from './quiz-state.ts';

interface GateStepProps {
  readonly results: QuizState;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Tries to subscribe and goes to the results either way. False only for an invalid address. */
  readonly onSubscribe: (email: string) => Promise<boolean>;
  readonly onSkip: () => QuizState;
}

/** The e-mail gate (spec 2 §2, §4), which can be skipped (decisions §7). */
export function GateStep({ results, heading, onSubscribe, onSkip }: GateStepProps) {
  const isHydrated = useIsHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const isTaken = await onSubscribe(String(new FormData(event.currentTarget).get('email')));
    setIsBusy(false);
    setIsRefused(!isTaken);
  };

  return (
    <section aria-labelledby="gate" className={styles.gate}>
      <h2 id="gate" ref={heading} tabIndex={-1} className={styles.title}>
        {GATE_HEADING}
      </h2>
      <p className={styles.lead}>
        Leave your email and get our free newsletter every Thursday, plus a chance at a $100 gift card each
        month. Or go straight to your results.
      </p>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        <FormField
          label="Email address"
          hint={NEWSLETTER_CONSENT}
          error={isRefused ? EMAIL_INVALID : undefined}
        >
          {(control) => (
            <input {...control} type="email" name="email" autoComplete="email" required maxLength={254} />
          )}
        </FormField>
        <NoScript>You’ll need JavaScript to subscribe, but not to see your results.</NoScript>
        <Button type="submit" disabled={!isHydrated || isBusy} aria-busy={isBusy}>
          {isBusy ? 'Sending …' : 'Subscribe and see results'}
        </Button>
      </form>
      <QuizForm to={results} onGo={onSkip}>
        <Button type="submit" variant="outline">
          See results without email
        </Button>
      </QuizForm>
    </section>
  );
}
