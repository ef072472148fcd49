import type { getCurrentAdmin as operation } from '#contract/admin-session';
import type { Handler } from '../../calls/handler.ts';

export const getCurrentAdmin: Handler<typeof operation> = async ({ user }) => ({
  status: 200,
  body: { username: user.username, roles: user.roles },
});
