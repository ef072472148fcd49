import type { deleteAccount as operation } from '#contract/account';
import type { Handler } from '../../calls/handler.ts';
import { deleteDiner } from '../../commands/change-account.ts';
import { expiredDinerCookies } from '../accounts/diner-session.ts';
import { changeInTurn } from '../accounts/sign-in.ts';
import { checkPassword } from './check-password.ts';

export const deleteAccount: Handler<typeof operation> = async ({ user, body, req }) => {
  await changeInTurn('users', user.username, async () => {
    await checkPassword(req, user, body.password);
    await deleteDiner(req, user);
  });
  return { status: 204, headers: expiredDinerCookies(req) };
};
