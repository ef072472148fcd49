import type { LoginInput } from '#contract/accounts';
import { AuthenticationError, type PayloadRequest } from 'payload';
import { DINER_COOKIE_PREFIX } from '../../access/session-cookies.ts';
import { CallError, unauthorized } from '../../calls/call-error.ts';
import { callerAddress } from '../../calls/caller-address.ts';
import { deviceCookie, knownDevice } from '../../calls/known-device.ts';
import { signInThrottle } from '../../calls/sign-in-throttle.ts';
import { hashPassword } from '../../commands/password-hash.ts';
import { accountOf, type Accounts, serializeChanges } from '../../commands/serialize-changes.ts';

/** The same text for an unknown name and a wrong password, so that it doesn't reveal which names exist. */
export const WRONG_PAIR = 'Username or password is incorrect';

/** Opens a session and returns a cookie that marks the device as known. Throws 401, or 429 for guessing. */
export async function signIn(req: PayloadRequest, collection: Accounts, pair: LoginInput) {
  const { payload, headers } = req;
  const proof = proofOf(req, collection, pair.username);
  const device = knownDevice(headers, proof);
  const attempt = {
    account: proof.account,
    source: device ?? callerAddress(headers),
    isKnownDevice: device !== null,
  };
  const throttle = signInThrottle(payload);
  await throttle.begin(attempt);
  const session = await openSession(req, collection, pair);
  await throttle.succeed(attempt);
  const cookie: [string, string] = ['Set-Cookie', deviceCookie(proof, device ?? undefined)];
  return { ...session, deviceCookie: cookie };
}

/** Signs in to an auth collection; throws 401 for a wrong name or password. */
export async function openSession(req: PayloadRequest, collection: Accounts, pair: LoginInput) {
  try {
    const { username } = pair;
    const { token, user } = await serializeChanges(req.payload, { collection, username }, () =>
      req.payload.login({ collection, data: pair, req }),
    );
    if (!token || !user) throw new CallError(500, 'We couldn’t sign you in. Please try again.');
    return { token, user };
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    await spendTimeOnUnknownName(req, collection, pair);
    throw unauthorized(WRONG_PAIR);
  }
}

/** Payload doesn't hash for an unknown name, so the response time would reveal which names exist. */
async function spendTimeOnUnknownName(
  { payload }: PayloadRequest,
  collection: Accounts,
  { username, password }: LoginInput,
): Promise<void> {
  const where = { username: { equals: username.toLowerCase() } };
  const { totalDocs } = await payload.count({ collection, where });
  if (totalDocs === 0) await hashPassword(password, username);
}

function proofOf({ payload }: PayloadRequest, collection: Accounts, username: string) {
  const prefix = collection === 'users' ? DINER_COOKIE_PREFIX : payload.config.cookiePrefix;
  return {
    name: `${prefix}-device`,
    account: accountOf(collection, username),
    secret: payload.secret,
    isSecure: Boolean(payload.collections[collection].config.auth.cookies.secure),
  };
}
