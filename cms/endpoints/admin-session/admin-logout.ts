import type { adminLogout as operation } from '#contract/admin-session';
import { generateExpiredPayloadCookie } from 'payload';
import { revokeSession } from '../accounts/revoke-session.ts';
import type { Handler } from '../../calls/handler.ts';

export const adminLogout: Handler<typeof operation> = async ({ req }) => {
  await revokeSession(req, 'admins');
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: req.payload.collections.admins.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
  });
  return { status: 204, headers: { 'Set-Cookie': cookie } };
};
