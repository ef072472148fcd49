import type * as contract from '#contract/accounts';
import { askForConfirmation } from '../account-mail/ask-for-confirmation.ts';
import type { Handler } from '../calls/handler.ts';
import { registerDiner } from '../commands/register-diner.ts';
import { presentUser } from '../presenters/user.ts';
import { service } from '../start/services.ts';
import { dinerCookies, expiredDinerCookies } from './accounts/diner-session.ts';
import { revokeSession } from './accounts/revoke-session.ts';
import { signIn, openSession } from './accounts/sign-in.ts';

export const getCurrentUser: Handler<typeof contract.getCurrentUser> = async ({ user }) => ({
  status: 200,
  body: presentUser(user),
});

export const login: Handler<typeof contract.login> = async ({ body, req }) => {
  const { token, user, deviceCookie } = await signIn(req, 'users', body);
  return {
    status: 200,
    body: presentUser(user),
    headers: [...dinerCookies(req, token), deviceCookie],
  };
};

export const register: Handler<typeof contract.register> = async ({ body, req }) => {
  const { username, password, email } = body;
  await registerDiner(req, { username, password });
  const { token, user } = await openSession(req, 'users', { username, password });
  // A failed email doesn't undo the account; its page shows the address as unconfirmed.
  if (email && service('runtime').smtpUrl) {
    await askForConfirmation(req.payload, user.id, email).catch((error: unknown) =>
      req.payload.logger.error({ err: error }, 'A mail could not be sent'),
    );
  }
  return { status: 201, body: presentUser(user), headers: dinerCookies(req, token) };
};

export const logout: Handler<typeof contract.logout> = async ({ req }) => {
  await revokeSession(req, 'users');
  return { status: 204, headers: expiredDinerCookies(req) };
};
