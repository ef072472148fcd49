import type { LoginInput } from '#contract/accounts';
import { AuthenticationError, LockedAuth, type PayloadRequest } from 'payload';
import { CallError, tooManyRequests, unauthorized } from '../../calls/call-error.ts';
import { KeyedMutex } from '../../keyed-mutex.ts';

/** One text for an unknown name and a wrong password: the answer must not say which names exist. */
export const WRONG_PAIR = 'Username or password is incorrect';
const signIns = new KeyedMutex();
const LOCKED = 'Too many failed attempts. Please wait ten minutes and try again.';

/** Signs in to an auth collection; 401 for a wrong pair, 429 while the account is locked. */
export async function signIn(req: PayloadRequest, collection: 'users' | 'admins', pair: LoginInput) {
  try {
    // Payload reads the account's sessions and writes them back: of two sign-ins at once it would keep one.
    const { token, user } = await signIns.run(`${collection} ${pair.username.toLowerCase()}`, () =>
      req.payload.login({ collection, data: pair, req }),
    );
    if (!token || !user) throw new CallError(500, 'No session could be started. Please try again.');
    return { token, user };
  } catch (error) {
    if (error instanceof LockedAuth) throw tooManyRequests(LOCKED);
    if (error instanceof AuthenticationError) throw unauthorized(WRONG_PAIR);
    throw error;
  }
}
