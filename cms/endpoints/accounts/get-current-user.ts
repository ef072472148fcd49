import type { getCurrentUser as operation } from '#contract/accounts';
import { presentUser } from '../../presenters/user.ts';
import { unauthorized } from '../contract-error.ts';
import type { Handler } from '../handler.ts';

export const getCurrentUser: Handler<typeof operation> = async ({ req: { user } }) => {
  if (user?.collection !== 'users') throw unauthorized('Not signed in');
  return { status: 200, body: presentUser(user) };
};
