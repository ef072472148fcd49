import type { register as operation } from '#contract/accounts';
import { askForConfirmation } from '../../account-mail/ask-for-confirmation.ts';
import type { Handler } from '../../calls/handler.ts';
import { registerDiner } from '../../commands/register-diner.ts';
import { presentUser } from '../../presenters/user.ts';
import { service } from '../../services.ts';
import { dinerCookies } from './diner-session.ts';
import { openSession } from './sign-in.ts';

export const register: Handler<typeof operation> = async ({ body, req }) => {
  const { username, password, email } = body;
  await registerDiner(req, { username, password });
  const { token, user } = await openSession(req, 'users', { username, password });
  // The account is there, whatever becomes of the mail; its page says that the address still waits.
  if (email && service('runtime').smtpUrl) {
    await askForConfirmation(req.payload, user.id, email).catch((error: unknown) =>
      req.payload.logger.error({ err: error }, 'A mail could not be sent'),
    );
  }
  return { status: 201, body: presentUser(user), headers: dinerCookies(req, token) };
};
