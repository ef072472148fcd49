import type { changePassword as operation } from '#contract/account';
import type { Handler } from '../../calls/handler.ts';
import { storePassword } from '../../commands/change-account.ts';
import { changeInTurn } from '../accounts/sign-in.ts';
import { checkPassword } from './check-password.ts';

export const changePassword: Handler<typeof operation> = async ({ user, body, req }) => {
  await changeInTurn('users', user.username, async () => {
    await checkPassword(req, user, body.password);
    await storePassword(req, user, body.newPassword);
  });
  return { status: 204 };
};
