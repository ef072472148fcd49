import type { register as operation } from '#contract/accounts';
import type { Handler } from '../../calls/handler.ts';
import { registerDiner } from '../../commands/register-diner.ts';
import { presentUser } from '../../presenters/user.ts';
import { dinerCookies } from './diner-session.ts';
import { openSession } from './sign-in.ts';

export const register: Handler<typeof operation> = async ({ body, req }) => {
  await registerDiner(req, body);
  const { token, user } = await openSession(req, 'users', body);
  return { status: 201, body: presentUser(user), headers: dinerCookies(req, token) };
};
