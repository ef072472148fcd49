'use client';

import type { LoginInput } from '#contract/accounts';
import { useState, useSyncExternalStore } from 'react';
import { DeskInput } from '../desk/desk-input.tsx';
import { useTask } from '../desk/use-task.ts';
import { signIn } from './sign-in.ts';

/** Name and password of staff. */
export function SignInForm({ leadsTo }: { readonly leadsTo: string }) {
  const [pair, setPair] = useState<LoginInput>({ username: '', password: '' });
  const { isBusy, problem, run } = useTask();
  // Before that the browser would send the form its own way.
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

  const submit = () =>
    run(async () => {
      await signIn(pair);
      // Not the router: the panel draws itself anew, for whoever has signed in.
      window.location.assign(leadsTo);
    });

  return (
    <form
      className="login__form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DeskInput
        label="Username"
        autoComplete="username"
        value={pair.username}
        onChange={(username) => setPair({ ...pair, username })}
      />
      <DeskInput
        label="Password"
        type="password"
        autoComplete="current-password"
        value={pair.password}
        onChange={(password) => setPair({ ...pair, password })}
      />
      <p role="alert">{problem}</p>
      <button
        type="submit"
        className="btn btn--style-primary btn--size-large"
        disabled={isBusy || !isHydrated}
      >
        Login
      </button>
    </form>
  );
}

const subscribeToNothing = () => () => undefined;
