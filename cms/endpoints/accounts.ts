import { askForConfirmation } from '../account-mail/ask-for-confirmation.ts';
import { withHeaders } from '../calls/call-answer.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { registerDiner } from '../commands/register-diner.ts';
import { presentUser } from '../presenters/user.ts';
import { service } from '../start/services.ts';
import { dinerCookies, expiredDinerCookies } from './accounts/diner-session.ts';
import { revokeSession } from './accounts/revoke-session.ts';
import { signIn, openSession } from './accounts/sign-in.ts';

export const accountsHandlers = {
  getCurrentUser: async ({ user }) => presentUser(user),

  login: async ({ body, req }) => {
    const { token, user, deviceCookie } = await signIn(req, 'users', body);
    return withHeaders(presentUser(user), [...dinerCookies(req, token), deviceCookie]);
  },

  register: async ({ body, req }) => {
    const { username, password, email } = body;
    await registerDiner(req, { username, password });
    const { token, user } = await openSession(req, 'users', { username, password });
    // A failed email doesn't undo the account; its page shows the address as unconfirmed.
    if (email && service('runtime').smtpUrl) {
      await askForConfirmation(req.payload, user.id, email).catch((error: unknown) =>
        req.payload.logger.error({ err: error }, 'A mail could not be sent'),
      );
    }
    return withHeaders(presentUser(user), dinerCookies(req, token));
  },

  logout: async ({ req }) => {
    await revokeSession(req, 'users');
    return withHeaders(undefined, expiredDinerCookies(req));
  },
} satisfies SomeHandlers;
