import { GIFT_CARD_AMOUNT } from '#domain/guides/editorial-words';
import { moneyText } from '#domain/words/quantities';
import * as texts from '#texts';
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
        {texts.quizGate.heading()}
      </h2>
      <p className={styles.lead}>{texts.quizGate.text({ amount: moneyText(GIFT_CARD_AMOUNT) })}</p>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        <FormField
          label={texts.newsletter.email()}
          hint={texts.newsletter.consent()}
          error={isRefused ? texts.newsletter.invalidEmail() : undefined}
        >
          {(control) => (
            <input {...control} type="email" name="email" autoComplete="email" required maxLength={254} />
          )}
        </FormField>
        <NoScript>{texts.quizGate.needsScript()}</NoScript>
        <Button type="submit" disabled={!isHydrated || isBusy} aria-busy={isBusy}>
          {isBusy ? texts.words.sending() : texts.quizGate.subscribe()}
        </Button>
      </form>
      <QuizForm to={results} onGo={onSkip}>
        <Button type="submit" variant="outline">
          {texts.quizGate.skip()}
        </Button>
      </QuizForm>
    </section>
  );
}
