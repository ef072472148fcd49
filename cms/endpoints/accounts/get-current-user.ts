import type { getCurrentUser as operation } from '#contract/accounts';
import { presentUser } from '../../presenters/user.ts';
import type { Handler } from '../../calls/handler.ts';

export const getCurrentUser: Handler<typeof operation> = async ({ user }) => ({
  status: 200,
  body: presentUser(user),
});
