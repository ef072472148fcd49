import type { changeName as operation } from '#contract/account';
import type { Handler } from '../../calls/handler.ts';
import { renameDiner } from '../../commands/change-account.ts';
import { presentUser } from '../../presenters/user.ts';
import { changeInTurn } from '../accounts/sign-in.ts';

export const changeName: Handler<typeof operation> = async ({ user, body: { username }, req }) => ({
  status: 200,
  body: presentUser(await changeInTurn('users', user.username, () => renameDiner(req, user, username))),
});
