import type { getCurrentAdmin as operation } from '#contract/admin-session';
import { unauthorized } from '../contract-error.ts';
import type { Handler } from '../handler.ts';

export const getCurrentAdmin: Handler<typeof operation> = async ({ req: { user } }) => {
  if (user?.collection !== 'admins') throw unauthorized('Not signed in');
  return { status: 200, body: { username: user.username, roles: user.roles } };
};
