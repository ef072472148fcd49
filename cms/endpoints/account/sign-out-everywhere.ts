import type { signOutEverywhere as operation } from '#contract/account';
import type { Handler } from '../../calls/handler.ts';
import { endSessions } from '../../commands/change-account.ts';
import { expiredDinerCookies } from '../accounts/diner-session.ts';
import { changeInTurn } from '../accounts/sign-in.ts';

export const signOutEverywhere: Handler<typeof operation> = async ({ user, req }) => {
  await changeInTurn('users', user.username, () => endSessions(req, user));
  return { status: 204, headers: expiredDinerCookies(req) };
};
