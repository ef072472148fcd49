import type { CallInput } from '#contract/call-types';
import type { SignUpSource, SubscriptionReceipt } from '#contract/subscribe';
import * as texts from '#texts';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { guardOf } from '../ui/trap-field.tsx';

/**
 * The server's minimum for every form (cms/contract/form-guard.ts): faster submissions wait for the rest of
 * it.
 */
const MIN_MS = 2_000;

export interface SignUpOptions {
  readonly source: SignUpSource;
  readonly onAnswer: (receipt: SubscriptionReceipt) => void;
  /** Called for failures that the visitor cannot fix, with what was to be sent. */
  readonly onFailure: (reason: string, signUp: CallInput<'subscribe'>['body'], failure: unknown) => void;
}

/** State of a sign-up; `error` is the validation error of the address, in one sentence. */
export function useSignUp({ source, onAnswer, onFailure }: SignUpOptions) {
  const [isEmpty, setIsEmpty] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    if (!form.checkValidity()) {
      setError(texts.newsletter.invalidEmail());
      form.querySelector<HTMLElement>(':invalid')?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    const missing = MIN_MS - performance.now();
    if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
    const [, neighborhood] = /^\/neighborhoods\/([^/]+)/.exec(decodeURIComponent(location.pathname)) ?? [];
    const body = { email, source, ...(neighborhood && { neighborhood }), ...guardOf(form) };
    try {
      onAnswer(await call('subscribe', { body }));
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 400) setError(failure.text);
      else
        onFailure(failure instanceof ApiError ? failure.text : texts.newsletter.unreachable(), body, failure);
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    error,
    isEmpty,
    noteEmail: (email: string) => setIsEmpty(email.trim() === ''),
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}
