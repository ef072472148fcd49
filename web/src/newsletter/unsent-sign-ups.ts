import { call } from '../api/call.ts';
import type { CallInput } from '#contract/call-types';
import { isWorthRetrying } from '../api/api-error.ts';
import { readStorage, writeStorage } from './browser-storage.ts';
import { rememberAnswer } from './popup-marker.ts';

type SignUp = CallInput<'subscribe'>['body'];

/** Local storage key: sign-ups that the server does not have yet. */
const UNSENT = 'newsletter-unsent';
const RETRY_EVERY_MS = 60_000;

/** Keeps a sign-up on the device until the server has it, unless the server refused it (decisions §10). Returns whether it is kept. */
export function keepUnsent(signUp: SignUp, failure: unknown): boolean {
  const isKept = isWorthRetrying(failure);
  if (isKept) write([...read(), signUp]);
  return isKept;
}

/** Sends what this device has kept: now, whenever it is online again, and once a minute. */
export function sendUnsent(): void {
  let isSending = false;
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (const signUp of read()) {
      const failure = await call('subscribe', { body: signUp }).then(
        () => rememberAnswer('subscribed'),
        (error: unknown) => error,
      );
      if (failure !== undefined && isWorthRetrying(failure)) break;
      write(read().filter(({ email }) => email !== signUp.email));
    }
    isSending = false;
  }
  const again = () => void send();
  again();
  addEventListener('online', again);
  setInterval(again, RETRY_EVERY_MS);
}

function read(): SignUp[] {
  // Written by this module.
  return JSON.parse(readStorage('localStorage', UNSENT) ?? '[]') as SignUp[];
}

function write(signUps: readonly SignUp[]): void {
  writeStorage('localStorage', UNSENT, signUps.length === 0 ? null : JSON.stringify(signUps));
}
