import { generatePayloadCookie, type PayloadRequest, generateExpiredPayloadCookie } from 'payload';
import { notifyOwner } from '../account-mail/notify-owner.ts';
import { withHeaders } from '../calls/call-answer.ts';
import { CallError } from '../calls/call-error.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { setUpSecondFactor } from '../commands/second-factor.ts';
import { SecondFactorMissing } from '../access/second-factor-missing.ts';
import { revokeSession } from './accounts/revoke-session.ts';
import { signIn } from './accounts/sign-in.ts';

export const adminSessionHandlers = {
  getCurrentAdmin: async ({ user }) => ({ username: user.username, roles: user.roles }),

  /** Sets the panel's own cookie: one sign-in opens the dashboard and the desk. */
  adminLogin: async ({ body: { code, ...pair }, req }) => {
    req.context.secondFactorCode = code;
    try {
      const { token, user, deviceCookie } = await signIn(req, 'admins', pair);
      const cookie = generatePayloadCookie({
        collectionAuthConfig: req.payload.collections.admins.config.auth,
        cookiePrefix: req.payload.config.cookiePrefix,
        token,
      });
      const { recoveryCodes } = req.context;
      if (recoveryCodes)
        await notifyOwner(
          req.payload,
          { ...user, collection: 'admins', username: pair.username },
          'secondFactor',
        );
      return withHeaders({ username: user.username, ...(recoveryCodes && { recoveryCodes }) }, [
        ['Set-Cookie', cookie],
        deviceCookie,
      ]);
    } catch (error) {
      if (!(error instanceof SecondFactorMissing)) throw error;
      throw await toRefusal(req, error, pair.username);
    }
  },

  adminLogout: async ({ req }) => {
    await revokeSession(req, 'admins');
    const cookie = generateExpiredPayloadCookie({
      collectionAuthConfig: req.payload.collections.admins.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
    });
    return withHeaders(undefined, { 'Set-Cookie': cookie });
  },
} satisfies SomeHandlers;

async function toRefusal(
  req: PayloadRequest,
  { message, needs, adminId, isWrong }: SecondFactorMissing,
  username: string,
) {
  // After a wrong code the key isn't shown again: someone else may be setting it up right now.
  const isShown = needs === 'setup' && !isWrong;
  const setup = isShown && { setup: await setUpSecondFactor(req, { id: adminId, username }) };
  return new CallError(401, message, undefined, { details: { secondFactor: needs, ...setup } });
}
