'use client';

import { adminLogin, type AdminLoginInput, type AdminLoginRefusal } from '#contract/admin-session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import { LabeledInput } from '../desk/labeled-input.tsx';
import { useTask } from '../desk/use-task.ts';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import styles from '../second-factor/second-factor.module.css';
import { SetupKey } from '../second-factor/setup-key.tsx';

/** Staff name and password, then the code if the account has or needs one; leads to an address, or on with the work. */
export function SignInForm({ leadsTo }: { readonly leadsTo: string | (() => void) }) {
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
  const goOn = () => (typeof leadsTo === 'string' ? window.location.assign(leadsTo) : leadsTo());
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
      <LabeledInput
        label="Username"
        autoComplete="username"
        value={input.username}
        autoCapitalize="none"
        spellCheck={false}
        required
        onText={(username) => onInput({ ...input, username })}
      />
      <LabeledInput
        label="Password"
        type="password"
        autoComplete="current-password"
        value={input.password}
        required
        onText={(password) => onInput({ ...input, password })}
      />
      {refusal?.setup && <SetupKey setup={refusal.setup} />}
      {refusal?.secondFactor && (
        <LabeledInput
          label="Code"
          autoComplete="one-time-code"
          value={input.code}
          required
          onText={(code) => onInput({ ...input, code })}
        />
      )}
    </>
  );
}

const subscribeToNothing = () => () => undefined;

interface SignedIn {
  readonly recoveryCodes?: readonly string[] | undefined;
}

/** Signs staff in, or returns why not and what is missing; throws if the site does not respond. */
async function signIn({ code, ...pair }: AdminLoginInput): Promise<SignedIn | AdminLoginRefusal> {
  const response = await fetch(adminLogin.path, {
    method: adminLogin.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...pair, ...(code && { code }) }),
  }).catch(() => {
    throw new Error('The site isn’t answering. Try again in a moment.');
  });
  const answer: unknown = await response.json().catch(() => null);
  const schema = response.ok ? adminLogin.responses[200] : adminLogin.responses[401];
  const { data } = schema.safeParse(answer);
  if (!data) throw new Error(`The site answered ${response.status}.`);
  return data;
}

/**
 * Follows the system's theme unless one was chosen on this device. Payload does so only for signed-in users, and
 * renders a light page for others.
 */
function useSystemTheme(): void {
  useEffect(() => {
    if (/(?:^|; )cms-theme=/.test(document.cookie)) return;
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, []);
}
