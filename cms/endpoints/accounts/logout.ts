import type { logout as operation } from '#contract/accounts';
import type { Handler } from '../../calls/handler.ts';
import { expiredDinerCookies } from './diner-session.ts';
import { revokeSession } from './revoke-session.ts';

export const logout: Handler<typeof operation> = async ({ req }) => {
  await revokeSession(req, 'users');
  return { status: 204, headers: expiredDinerCookies(req) };
};
