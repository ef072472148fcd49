import type * as contract from '#contract/admin-session';
import { generatePayloadCookie, type PayloadRequest, generateExpiredPayloadCookie } from 'payload';
import { notifyOwner } from '../account-mail/notify-owner.ts';
import type { Handler } from '../calls/handler.ts';
import { setUpSecondFactor } from '../commands/second-factor.ts';
import { SecondFactorMissing } from '../access/second-factor-missing.ts';
import { revokeSession } from './accounts/revoke-session.ts';
import { signIn } from './accounts/sign-in.ts';

export const getCurrentAdmin: Handler<typeof contract.getCurrentAdmin> = async ({ user }) => ({
  status: 200,
  body: { username: user.username, roles: user.roles },
});

/** Sets the panel's own cookie: one sign-in opens the dashboard and the desk. */
export const adminLogin: Handler<typeof contract.adminLogin> = async ({ body: { code, ...pair }, req }) => {
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
    return {
      status: 200,
      body: { username: user.username, ...(recoveryCodes && { recoveryCodes }) },
      headers: [['Set-Cookie', cookie], deviceCookie],
    };
  } catch (error) {
    if (!(error instanceof SecondFactorMissing)) throw error;
    return { status: 401, body: await askFor(req, error, pair.username) };
  }
};

async function askFor(
  { payload }: PayloadRequest,
  { message, needs, adminId, isWrong }: SecondFactorMissing,
  username: string,
) {
  const refusal = { error: message, secondFactor: needs };
  // After a wrong code the key isn't shown again: someone else may be setting it up right now.
  if (needs === 'code' || isWrong) return refusal;
  return { ...refusal, setup: await setUpSecondFactor(payload, { id: adminId, username }) };
}

export const adminLogout: Handler<typeof contract.adminLogout> = async ({ req }) => {
  await revokeSession(req, 'admins');
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: req.payload.collections.admins.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
  });
  return { status: 204, headers: { 'Set-Cookie': cookie } };
};
