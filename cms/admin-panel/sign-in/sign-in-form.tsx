'use client';

import type { AdminLoginRefusal } from '#contract/admin-session';
import { useState, useSyncExternalStore } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import { DeskInput } from '../desk/desk-input.tsx';
import { useTask } from '../desk/use-task.ts';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import styles from '../second-factor/second-factor.module.css';
import { SetupKey } from '../second-factor/setup-key.tsx';
import { signIn } from './sign-in.ts';
import { useSystemTheme } from './use-system-theme.ts';

/** Staff name and password, then the code if the account has or needs one. */
export function SignInForm({ leadsTo }: { readonly leadsTo: string }) {
  const [input, setInput] = useState<SignInInput>({ username: '', password: '', code: '' });
  const [refusal, setRefusal] = useState<AdminLoginRefusal | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const { isBusy, problem, run } = useTask();
  useSystemTheme();
  // Before hydration, the browser would submit the form itself.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  // A full reload instead of the router: the panel must render for the new session.
  const goOn = () => window.location.assign(leadsTo);
  const submit = () =>
    run(async () => {
      const answer = await signIn(input);
      // After a wrong code, keep showing the same key.
      const stays = 'error' in answer && answer.secondFactor === 'setup' && !answer.setup;
      if ('error' in answer) setRefusal(stays ? { ...refusal, ...answer } : answer);
      else if (answer.recoveryCodes) setRecoveryCodes(answer.recoveryCodes);
      else goOn();
    });

  if (recoveryCodes) {
    return (
      <div className={styles.steps}>
        <RecoveryCodes codes={recoveryCodes} />
        <DeskButton label="Go on" look="primary" size="medium" onPress={goOn} />
      </div>
    );
  }
  return (
    <form
      className={styles.steps}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SignInFields input={input} refusal={refusal} onInput={setInput} />
      <p role="alert">{problem ?? refusal?.error}</p>
      <button
        type="submit"
        className="btn btn--style-primary btn--size-large"
        disabled={isBusy || !isHydrated}
      >
        Sign in
      </button>
    </form>
  );
}

interface SignInInput {
  readonly username: string;
  readonly password: string;
  readonly code: string;
}

interface SignInFieldsProps {
  readonly input: SignInInput;
  readonly refusal: AdminLoginRefusal | null;
  readonly onInput: (input: SignInInput) => void;
}

function SignInFields({ input, refusal, onInput }: SignInFieldsProps) {
  return (
    <>
      <DeskInput
        label="Username"
        autoComplete="username"
        value={input.username}
        onChange={(username) => onInput({ ...input, username })}
      />
      <DeskInput
        label="Password"
        type="password"
        autoComplete="current-password"
        value={input.password}
        onChange={(password) => onInput({ ...input, password })}
      />
      {refusal?.setup && <SetupKey setup={refusal.setup} />}
      {refusal?.secondFactor && (
        <DeskInput
          label="Code"
          autoComplete="one-time-code"
          value={input.code}
          onChange={(code) => onInput({ ...input, code })}
        />
      )}
    </>
  );
}

const subscribeToNothing = () => () => undefined;
