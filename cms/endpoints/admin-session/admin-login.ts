import type { adminLogin as operation } from '#contract/admin-session';
import { generatePayloadCookie } from 'payload';
import { signIn } from '../accounts/sign-in.ts';
import type { Handler } from '../../calls/handler.ts';

/** The cookie is the panel's own: one sign-in opens the dashboard and the desk. */
export const adminLogin: Handler<typeof operation> = async ({ body, req }) => {
  const { token, user, deviceCookie } = await signIn(req, 'admins', body);
  const cookie = generatePayloadCookie({
    collectionAuthConfig: req.payload.collections.admins.config.auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  });
  return {
    status: 200,
    body: { username: user.username },
    headers: [['Set-Cookie', cookie], deviceCookie],
  };
};
