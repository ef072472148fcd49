import type { login as operation } from '#contract/accounts';
import { presentUser } from '../../presenters/user.ts';
import type { Handler } from '../../calls/handler.ts';
import { dinerCookies } from './diner-session.ts';
import { signIn } from './sign-in.ts';

export const login: Handler<typeof operation> = async ({ body, req }) => {
  const { token, user, deviceCookie } = await signIn(req, 'users', body);
  return {
    status: 200,
    body: presentUser(user),
    headers: [...dinerCookies(req, token), deviceCookie],
  };
};
