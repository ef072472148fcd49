import type { resetPassword as operation } from '#contract/account';
import { hashMailToken } from '../../account-mail/mail-token.ts';
import { badRequest } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { useResetToken } from '../../commands/account-email.ts';
import { storePassword } from '../../commands/change-account.ts';
import { presentUser } from '../../presenters/user.ts';
import { findByResetToken } from '../../queries/accounts.ts';
import { dinerCookies } from '../accounts/diner-session.ts';
import { changeInTurn, openSession } from '../accounts/sign-in.ts';

export const resetPassword: Handler<typeof operation> = async ({ body, req }) => {
  const hash = hashMailToken(body.token);
  const account = await findByResetToken(req.payload, hash);
  if (!account) throw tooLate();
  const { username } = account;
  await changeInTurn('users', username, async () => {
    if (!(await useResetToken(req.payload, hash))) throw tooLate();
    await storePassword(req, account, body.newPassword);
  });
  const { token, user } = await openSession(req, 'users', { username, password: body.newPassword });
  return { status: 200, body: presentUser(user), headers: dinerCookies(req, token) };
};

const tooLate = () => badRequest('This link has been used, or is too old. Ask for a new one');
